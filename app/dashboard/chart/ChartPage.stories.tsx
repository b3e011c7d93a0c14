import { getDashboard } from "@gbvf/api/dashboard/contract.ts";
import { createBuildingBlocks, createNoBuildingBlocks } from "@gbvf/mocks/building-block/buildingBlock.ts";
import {
  createCollectiveActions,
  createNoCollectiveActions,
} from "@gbvf/mocks/collective-action/collectiveAction.ts";
import { createCrime, createNoCrime } from "@gbvf/mocks/crime/crime.ts";
import { createBoundary } from "@gbvf/mocks/geography/geography.ts";
import { createHealthChecks, createNoHealthChecks } from "@gbvf/mocks/health-check/healthCheck.ts";
import { failing, pending, respond } from "@gbvf/mocks/respond.ts";
import { expect, waitFor, within } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { screenAt } from "../../../.storybook/screenAt.ts";
import {
  type Acting,
  inOrder,
  links,
  shows,
  showsLoading,
  showsTextIn,
  withHandlers,
} from "../../../.storybook/story.ts";

const meta = preview.meta({ ...screenAt("/home/chart") });

const message = "An error has occured please try again later";
const themes = ["Crime statistics", "Building blocks", "Organisational health check", "Collective actions"];
const buildDashboard = (boundaryId: number) => ({
  boundary: createBoundary(boundaryId),
  crime: createCrime(boundaryId),
  buildingBlock: createBuildingBlocks(boundaryId),
  healthCheck: createHealthChecks(boundaryId),
  collectiveAction: createCollectiveActions(boundaryId),
});

/** The charts load when they are scrolled near. */
const scrollToCharts = async ({ canvas }: Pick<Acting, "canvas">) =>
  (await canvas.findByRole("link", { name: /^One page about/ })).scrollIntoView();

/** Every theme has a figure, and a panel for each province in the same order. */
export const AllThemes = meta.story({
  tags: ["screen", "phone"],
  play: async ({ canvas }) => {
    const panels = await waitFor(() => {
      const lists = canvas.getAllByRole("list", { name: /: Eastern Cape, Free State, / });
      expect(lists).toHaveLength(themes.length);
      return lists;
    });
    for (const list of panels) await expect(within(list).getAllByRole("listitem")).toHaveLength(9);
    for (const [index, theme] of themes.entries())
      await links(`All charts of ${theme}`, `/home/chart?componentId=${[3, 1, 2, 4][index]}`)({ canvas });
    await scrollToCharts({ canvas });
    await shows("heading", /100-Day Challenges \| Per cycle$/)({ canvas });
    const headings = canvas.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
    await expect(headings).toEqual([
      ...themes,
      "About these figures",
      ...themes.map((theme) => `${theme}: charts`),
    ]);
  },
});

export const Loading = meta.story({
  beforeEach: withHandlers(pending(getDashboard)),
  play: inOrder(scrollToCharts, showsLoading),
});

export const Failed = meta.story({
  beforeEach: withHandlers(failing(getDashboard, 503)),
  play: async ({ canvas, msw, userEvent }) => {
    await scrollToCharts({ canvas });
    await expect(await canvas.findByRole("alert")).toHaveTextContent(message);
    msw.use(respond(getDashboard, ({ query }) => buildDashboard(query.boundaryId)));
    await userEvent.click(await canvas.findByRole("button", { name: "Retry" }));
    await expect(await canvas.findByRole("heading", { name: /GBVF crime breakdown$/ })).toBeVisible();
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
});

export const Empty = meta.story({
  beforeEach: withHandlers(
    respond(getDashboard, ({ query: { boundaryId } }) => ({
      boundary: createBoundary(boundaryId),
      crime: createNoCrime(boundaryId),
      buildingBlock: createNoBuildingBlocks(boundaryId),
      healthCheck: createNoHealthChecks(boundaryId),
      collectiveAction: createNoCollectiveActions(boundaryId),
    })),
  ),
  play: async ({ canvas }) => {
    await scrollToCharts({ canvas });
    await expect(await canvas.findAllByText("No data available")).toHaveLength(4);
  },
});

export const UnknownPlace = meta.story({
  parameters: { router: { url: "/home/chart?boundaryId=999999" } },
  play: inOrder(
    showsTextIn("There is no such place.", "alert"),
    shows("heading", "The response to GBVF", { level: 1 }),
    links("Show South Africa", "/home/chart"),
  ),
});
