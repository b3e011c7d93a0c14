import addonA11y from "@storybook/addon-a11y";
import addonDocs from "@storybook/addon-docs";
import { definePreview, type Preview } from "@storybook/react-vite";
import addonMsw from "msw-storybook-addon";
import { lazy, type ReactNode, Suspense, useLayoutEffect } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { configure, expect, userEvent } from "storybook/test";
import { SWRConfig } from "swr";
import { GlobalStyle } from "../ui/tokens/GlobalStyle.tsx";
import { planAxeRuns } from "./axe.ts";
import { toHaveFocus } from "./focused.ts";
import { assertSelectionVisibleInForcedColors } from "./forcedColors.ts";
import { assertRequestsHandled, beginStory, startMockServer } from "./network.ts";
import { actAndPaint, afterPaint } from "./paint.ts";
import {
  applyReaderSettings,
  DEFAULT_READER_SETTINGS,
  type ReaderSettings,
  readerGlobals,
} from "./readerSettings.ts";
import { assertReflows, repeatAtTaggedWidths } from "./reflow.ts";
import { StoryRouter } from "./StoryRouter.tsx";
import { theme } from "./theme.ts";
import { trackTimers } from "./timers.ts";
import { viewports } from "./viewports.ts";
import { toBeVisible } from "./visible.ts";

const DocsPage = lazy(async () => ({ default: (await import("./DocsPage.tsx")).DocsPage }));

configure({
  // Omits the document, which would hide the message.
  getElementError: (message) => new Error(message ?? ""),
  // High, because the limit only decides how late a failure is reported.
  asyncUtilTimeout: 60_000,
});

expect.extend({ toBeVisible, toHaveFocus });

const accessibility = addonA11y();

const runAxe: NonNullable<Preview["afterEach"]> = async (context) => {
  for (const run of planAxeRuns(context))
    for (const check of [accessibility.afterEach ?? []].flat()) await check(run);
};

/** Sets the type of readonly arrays, which react-docgen reports as unknown. */
const nameArrayTypes: NonNullable<Preview["argTypesEnhancers"]>[number] = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      argType.table?.type?.summary === "unknown" && Array.isArray(initialArgs[name])
        ? { ...argType, table: { ...argType.table, type: { summary: "array" } } }
        : argType,
    ]),
  );

export default definePreview({
  addons: [addonDocs(), { ...accessibility, afterEach: runAxe }, addonMsw(startMockServer)],
  tags: ["autodocs"],
  parameters: {
    a11y: {
      test: import.meta.env.IS_DEVELOPMENT ? "off" : "error",
      options: { resultTypes: ["violations"], preload: false },
    },
    layout: "padded",
    controls: { expanded: true },
    options: {
      storySort: {
        order: [
          "Start",
          ["Tour", "All screens"],
          "Screens",
          [
            "Public",
            ["home", "map", "chart", "grid", "comparison", "DirectoryPage"],
            "Organisation",
            "Building blocks",
            "Administration",
            "Survey",
            "Accounts",
          ],
          "Components",
          ["primitives", "charts", "maps", "widgets"],
          "Foundations",
          "Guides",
          ["Tokens", "Theming", "Pages", "Forms", "Charts", "Maps"],
        ],
      },
    },
    docs: {
      theme,
      page: () => (
        <Suspense>
          <DocsPage />
        </Suspense>
      ),
    },
    viewport: { options: viewports },
  },
  globalTypes: readerGlobals,
  initialGlobals: { ...DEFAULT_READER_SETTINGS, viewport: { value: "desktop", isRotated: false } },
  argTypesEnhancers: [nameArrayTypes],
  // Runs after Storybook has configured its own wrapper.
  beforeAll: () => configure({ asyncWrapper: actAndPaint }),
  mount: (context) => async () => {
    await context.renderToCanvas();
    await afterPaint();
    return context.canvas;
  },
  beforeEach: (context) => {
    context.userEvent = userEvent.setup({ advanceTimers: afterPaint });
    const endStory = beginStory(`${context.title} › ${context.name}`);
    const thawClock = freezeClock();
    const endTimers = trackTimers();
    return () => {
      endStory();
      endTimers();
      thawClock();
    };
  },
  afterEach: async (context) => {
    await afterPaint();
    const story = { tags: context.tags, isScreen: context.tags.includes("screen") };
    await assertSelectionVisibleInForcedColors(context.title);
    await assertReflows(story);
    await repeatAtTaggedWidths(story, async () => {
      await assertReflows(story);
      await assertSelectionVisibleInForcedColors(context.title);
      await runAxe(context);
    });
    assertRequestsHandled();
  },
  decorators: [
    (Story, { parameters, globals }) => (
      <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
        <I18nProvider locale="en-ZA">
          <StoryRouter url={parameters.router?.url ?? "/"} state={parameters.router?.state}>
            <GlobalStyle />
            <ReaderSettingsEffect settings={globals as ReaderSettings}>
              <Story />
            </ReaderSettingsEffect>
          </StoryRouter>
        </I18nProvider>
      </SWRConfig>
    ),
  ],
});

function ReaderSettingsEffect({ settings, children }: { settings: ReaderSettings; children: ReactNode }) {
  const { textSize, forcedColors, reducedMotion, colorScheme, theme } = settings;
  const isDefault = Object.entries(DEFAULT_READER_SETTINGS).every(
    ([name, value]) => settings[name as keyof ReaderSettings] === value,
  );
  useLayoutEffect(() => {
    if (isDefault) return;
    return applyReaderSettings({ textSize, forcedColors, reducedMotion, colorScheme, theme });
  }, [isDefault, textSize, forcedColors, reducedMotion, colorScheme, theme]);
  return children;
}

/** The time of all stories: a Saturday in the third quarter of 2026. */
const STORY_TIME = "2026-08-15T10:00:00+02:00";

const RealDate = globalThis.Date;
const frozenTime = RealDate.parse(STORY_TIME);

/** Freezes only `Date`; timers and `performance.now()` run. */
const FrozenDate = new Proxy(RealDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length > 0 ? args : [frozenTime], newTarget),
  apply: () => new RealDate(frozenTime).toString(),
  get: (target, key, receiver) => (key === "now" ? () => frozenTime : Reflect.get(target, key, receiver)),
});

function freezeClock() {
  globalThis.Date = FrozenDate;
  return () => {
    globalThis.Date = RealDate;
  };
}
