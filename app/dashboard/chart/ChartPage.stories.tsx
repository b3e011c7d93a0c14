import { getDashboard } from "@gbvf/api/dashboard/contract.ts";
import { getBoundary } from "@gbvf/api/geography/contract.ts";
import { buildingBlocksOf, noBuildingBlocksOf } from "@gbvf/mocks/building-block/buildingBlock.ts";
import {
  collectiveActionsOf,
  noCollectiveActionsOf,
} from "@gbvf/mocks/collective-action/collectiveAction.ts";
import { crimeOf, noCrimeOf } from "@gbvf/mocks/crime/crime.ts";
import { boundaryOf } from "@gbvf/mocks/geography/boundaries.ts";
import { handlers } from "@gbvf/mocks/handlers.ts";
import { healthChecksOf, noHealthChecksOf } from "@gbvf/mocks/health-check/healthCheck.ts";
import { answer, failing, pending } from "@gbvf/mocks/respond.ts";
import { expect } from "storybook/test";
import { showsLoading } from "../../../.storybook/loading.ts";
import preview from "../../../.storybook/preview.tsx";
import { storyUrl } from "../../../.storybook/StoryRouter.tsx";
import { AppScreen } from "../../AppScreen.tsx";

const meta = preview.meta({
  component: AppScreen,
  parameters: { layout: "fullscreen", router: { url: "/home/chart" } },
  beforeEach: ({ msw }) => msw.use(...handlers),
});

const phone = { viewport: { value: "phone" } };
const message = "An error has occured please try again later";
const dashboardOf = (boundaryId: number) => ({
  boundary: boundaryOf(boundaryId),
  crime: crimeOf(boundaryId),
  buildingBlock: buildingBlocksOf(boundaryId),
  healthCheck: healthChecksOf(boundaryId),
  collectiveAction: collectiveActionsOf(boundaryId),
});

export const AllThemes = meta.story({
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { name: /100-Day Challenges \| Per cycle$/ }),
    ).toBeVisible();
    const themes = canvas.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
    await expect(themes).toEqual([
      "Crime statistics",
      "Building blocks",
      "Organisational health check",
      "Collective actions",
    ]);
  },
});

export const Province = meta.story({
  parameters: { router: { url: "/home/chart?boundaryId=7&boundaryTypeId=1" } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "The response to GBVF in Northern Cape" }),
    ).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending(getDashboard)),
  play: showsLoading,
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(getDashboard, 503)),
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent(message);
    msw.use(answer(getDashboard, ({ query }) => dashboardOf(query.boundaryId)));
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await expect(await canvas.findByRole("heading", { name: /GBVF crime breakdown$/ })).toBeVisible();
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answer(getDashboard, ({ query: { boundaryId } }) => ({
        boundary: boundaryOf(boundaryId),
        crime: noCrimeOf(boundaryId),
        buildingBlock: noBuildingBlocksOf(boundaryId),
        healthCheck: noHealthChecksOf(boundaryId),
        collectiveAction: noCollectiveActionsOf(boundaryId),
      })),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText("No data available")).toHaveLength(4);
  },
});

/** One theme at a time; nothing loads before a choice. */
export const ChoiceOnPhone = meta.story({
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("link", { name: "Collective actions" }));
    await expect(storyUrl()).toBe("/home/chart?componentId=4");
    await expect(
      await canvas.findByRole("heading", { name: "Collective actions in South Africa" }),
    ).toBeVisible();
  },
});

export const ChoiceOnSmallPhone = meta.story({ globals: { viewport: { value: "small" } } });

export const UnknownPlace = meta.story({
  parameters: { router: { url: "/home/chart?boundaryId=999999" } },
  beforeEach: ({ msw }) => msw.use(failing(getDashboard, 404), failing(getBoundary, 404)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("There is no such place.");
    await canvas.findByRole("heading", { level: 1, name: "The response to GBVF" });
    await expect(canvas.getByRole("link", { name: "Show South Africa" })).toHaveAttribute(
      "href",
      "/home/chart",
    );
  },
});
