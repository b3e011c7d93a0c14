import addonA11y from "@storybook/addon-a11y";
import addonDocs from "@storybook/addon-docs";
import { definePreview } from "@storybook/react-vite";
import addonMsw from "msw-storybook-addon";
import { lazy, Suspense } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { configure, expect } from "storybook/test";
import { SWRConfig } from "swr";
import { GlobalStyle } from "../ui/tokens/GlobalStyle.tsx";
import { AsReaderSet } from "./AsReaderSet.tsx";
import { freezeClock } from "./clock.ts";
import { assertSelectionShows } from "./forcedColors.ts";
import { isScreen } from "./isScreen.ts";
import { assertAllMocked, startMockServer } from "./network.ts";
import { type ReaderSettings, readerGlobals, usualReader } from "./readerSettings.ts";
import { assertReflows } from "./reflow.ts";
import { StoryRouter } from "./StoryRouter.tsx";
import { theme } from "./theme.ts";
import { keepTimers } from "./timers.ts";
import { viewports } from "./viewports.ts";
import { toBeVisible } from "./visible.ts";

// Only pages of text need it.
const DocsPage = lazy(async () => ({ default: (await import("./DocsPage.tsx")).DocsPage }));

configure({
  // The message alone: the whole document after it would bury it.
  getElementError: (message) => new Error(message ?? ""),
  // Parts of a screen load when first shown, which takes time on a busy machine.
  asyncUtilTimeout: 10_000,
});

expect.extend({ toBeVisible });

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(startMockServer)],
  tags: ["autodocs"],
  parameters: {
    a11y: { test: "error", options: { resultTypes: ["violations"], preload: false } },
    layout: "padded",
    controls: { expanded: true },
    options: {
      storySort: {
        order: [
          "Screens",
          [
            "Tour",
            "All screens",
            "dashboard",
            ["home", "map", "chart", "grid", "comparison"],
            "directory",
            "auth",
          ],
          "Components",
          ["primitives", "charts", "maps", "widgets"],
          "Foundations",
          [
            "Guides",
            [
              "Tokens",
              "Page layout",
              "Forms",
              "Choosing a chart",
              "Charts",
              "Findings",
              "Cell states",
              "Maps",
            ],
          ],
        ],
      },
    },
    docs: {
      theme,
      source: { type: "code" },
      page: () => (
        <Suspense>
          <DocsPage />
        </Suspense>
      ),
    },
    viewport: { options: viewports },
  },
  globalTypes: readerGlobals,
  initialGlobals: { ...usualReader, viewport: { value: "desktop", isRotated: false } },
  beforeEach: () => {
    const thawClock = freezeClock();
    const endTimers = keepTimers();
    return () => {
      endTimers();
      thawClock();
    };
  },
  afterEach: async ({ title }) => {
    await assertSelectionShows();
    await assertReflows({ isScreen: isScreen(title) });
    assertAllMocked();
  },
  decorators: [
    (Story, { parameters, globals }) => (
      <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
        <I18nProvider locale="en-ZA">
          <StoryRouter url={parameters.router?.url ?? "/"} state={parameters.router?.state}>
            <GlobalStyle />
            <AsReaderSet settings={globals as ReaderSettings}>
              <Story />
            </AsReaderSet>
          </StoryRouter>
        </I18nProvider>
      </SWRConfig>
    ),
  ],
});
