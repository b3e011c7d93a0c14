import type { Preview } from "@storybook/react-vite";

type Context = Parameters<Extract<NonNullable<Preview["afterEach"]>, (...parts: never[]) => unknown>>[0];

/** The first story of each component, by title. */
let firstStories: Map<string, string> | undefined;

/** Only a run of the tests may leave out stories. */
export function measureContrastOnce() {
  firstStories = new Map();
}

/**
 * Axe's contrast rule takes longer than all its other rules, so it is left to the first story of each component. The
 * journeys have public screens in light and dark, and signed-in ones in dark.
 */
export function withContrastOnce<C extends Context>(context: C): C {
  if (firstStories === undefined) return context;
  const { title, id } = context;
  if (!firstStories.has(title)) firstStories.set(title, id);
  const isFirst = firstStories.get(title) === id;
  const { a11y } = context.parameters;
  const rules = { "color-contrast": { enabled: isFirst } };
  return {
    ...context,
    parameters: { ...context.parameters, a11y: { ...a11y, options: { ...a11y.options, rules } } },
  };
}
