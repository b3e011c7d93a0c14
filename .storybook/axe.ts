import type { Preview } from "@storybook/react-vite";
import { findSeenParts, isOutlineSeen } from "./seen.ts";

type Context = Parameters<Extract<NonNullable<Preview["afterEach"]>, (...parts: never[]) => unknown>>[0];

const PAGE_RULES = [
  "duplicate-id-aria",
  "heading-order",
  "landmark-banner-is-top-level",
  "landmark-contentinfo-is-top-level",
  "landmark-main-is-top-level",
  "landmark-no-duplicate-banner",
  "landmark-no-duplicate-contentinfo",
  "landmark-no-duplicate-main",
  "landmark-unique",
];

/** The first story of each title; undefined outside a test run. */
let firstStories: Map<string, string> | undefined;

/** Called by the test run, in which later stories of a title omit rules. */
export function omitRepeatedRules() {
  firstStories = new Map();
}

const WITHOUT_CONTRAST = { "color-contrast": { enabled: false } };

/**
 * Runs every rule on the first story of each component. Its other widths and later stories omit contrast,
 * which takes longest and which journeys check. Later stories check the page's rules only if their outline is
 * new, and other rules only on parts that no earlier story had.
 */
export function planAxeRuns<C extends Context>(context: C): C[] {
  const { title, id, parameters } = context;
  if (firstStories === undefined || parameters.a11y.test === "off") return [context];
  const isFirstRun = !firstStories.has(title);
  if (isFirstRun) firstStories.set(title, id);
  const seenParts = findSeenParts(document.body);
  const hasNewOutline = !isOutlineSeen(document.body);
  if (isFirstRun) return [context];
  const createRun = (options: object, exclude: Element[] = []): C => {
    const a11y = {
      ...parameters.a11y,
      context: { exclude },
      options: { ...parameters.a11y.options, ...options },
    };
    return { ...context, parameters: { ...parameters, a11y } };
  };
  if (firstStories.get(title) === id) return [createRun({ rules: WITHOUT_CONTRAST })];
  const otherRules = Object.fromEntries(PAGE_RULES.map((rule) => [rule, { enabled: false }]));
  return [
    ...(hasNewOutline ? [createRun({ runOnly: PAGE_RULES })] : []),
    ...(seenParts.includes(document.body)
      ? []
      : [createRun({ rules: { ...WITHOUT_CONTRAST, ...otherRules } }, seenParts)]),
  ];
}
