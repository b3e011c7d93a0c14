import { getCollectiveActionsByBoundary } from "@gbvf/api/collective-action/contract.ts";
import {
  collectiveActionsOf,
  noCollectiveActionsOf,
} from "@gbvf/mocks/collective-action/collectiveAction.ts";
import { handlers } from "@gbvf/mocks/handlers.ts";
import { answer, failing, pending } from "@gbvf/mocks/respond.ts";
import { expect } from "storybook/test";
import { showsLoading } from "../../../.storybook/loading.ts";
import preview from "../../../.storybook/preview.tsx";
import { AppScreen } from "../../AppScreen.tsx";

const meta = preview.meta({
  component: AppScreen,
  parameters: { layout: "fullscreen", router: { url: "/home/chart?componentId=4" } },
  beforeEach: ({ msw }) => msw.use(...handlers),
});

const phone = { viewport: { value: "phone" } };
const small = { viewport: { value: "small" } };
const at = (boundaryId: number, boundaryTypeId: number, more = "") => ({
  router: {
    url: `/home/chart?boundaryId=${boundaryId}&boundaryTypeId=${boundaryTypeId}&componentId=4${more}`,
  },
});

export const Country = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Active Challenges")).toBeVisible();
    await expect(canvas.getByText("Past Challenges")).toBeVisible();
    await expect(canvas.getByText(/current cycle/)).toBeVisible();
  },
});

export const NoneHere = meta.story({
  parameters: at(1166, 3),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("None known")).toBeVisible();
  },
});

export const OptionsChosen = meta.story({
  parameters: at(0, 0, "&componentOptions=3,5"),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("Only: Justice, Safety and Protection, Economic Power."),
    ).toBeVisible();
    const total =
      /^100-Day Challenges in South Africa by cycle: lowest 0 challenges .*, highest 1 challenge \(/;
    await expect(canvas.getByRole("group", { name: total })).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending(getCollectiveActionsByBoundary)),
  play: showsLoading,
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(getCollectiveActionsByBoundary, 503)),
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "Failed to fetch data. Please try again.",
    );
    msw.use(answer(getCollectiveActionsByBoundary, ({ query }) => collectiveActionsOf(query.boundaryId)));
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await expect(
      await canvas.findByRole("heading", { name: /100-Day Challenges \| Per pillar$/ }),
    ).toBeVisible();
  },
});

export const FailedUnknownPlace = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(getCollectiveActionsByBoundary, 404)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("There is no such place.");
    await expect(canvas.getByRole("link", { name: "Show South Africa" })).toBeVisible();
  },
});

export const Empty = meta.story({
  parameters: at(7, 1),
  beforeEach: ({ msw }) =>
    msw.use(answer(getCollectiveActionsByBoundary, ({ query }) => noCollectiveActionsOf(query.boundaryId))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No data available")).toBeVisible();
  },
});

export const CountryOnPhone = meta.story({ globals: phone });
export const MunicipalityOnPhone = meta.story({ parameters: at(1163, 3), globals: phone });
export const CountryOnSmallPhone = meta.story({ globals: small });
