import { getBuildingBlockData } from "@gbvf/api/building-block/contract.ts";
import { getCollectiveActionsByBoundary } from "@gbvf/api/collective-action/contract.ts";
import { getCrimeStats } from "@gbvf/api/crime/contract.ts";
import { getHealthCheckStats } from "@gbvf/api/health-check/contract.ts";
import { crimeOf, noCrimeOf } from "@gbvf/mocks/crime/crime.ts";
import { handlers } from "@gbvf/mocks/handlers.ts";
import { answer, failing, pending } from "@gbvf/mocks/respond.ts";
import { expect, screen, waitFor } from "storybook/test";
import { showsLoading } from "../../../.storybook/loading.ts";
import preview from "../../../.storybook/preview.tsx";
import { storyUrl } from "../../../.storybook/StoryRouter.tsx";
import { AppScreen } from "../../AppScreen.tsx";

const phone = { viewport: { value: "phone" } };
const small = { viewport: { value: "small" } };
const at = (query: string) => ({ router: { url: `/home/grid?${query}` } });

const meta = preview.meta({
  component: AppScreen,
  parameters: { layout: "fullscreen", ...at("componentId=3") },
  beforeEach: ({ msw }) => msw.use(...handlers),
});

/** Highest first; a name leads into its area. */
export const Crime = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("link", { name: "Northern Cape" }));
    await waitFor(() => expect(storyUrl()).toBe("/home/grid?boundaryId=7&boundaryTypeId=1&componentId=3"));
    await expect(await canvas.findByRole("row", { name: "Frances Baard" })).toBeVisible();
  },
});

/** All of a province as one list. */
export const PolicePrecincts = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Move or compare Northern Cape" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Police precincts of Northern Cape" }));
    await expect(await canvas.findByRole("row", { name: "Kimberley" })).toBeVisible();
    await expect(canvas.queryByRole("row", { name: "Frances Baard" })).toBeNull();
    await expect(canvas.getByRole("link", { name: "Show by district" })).toBeVisible();
  },
});

export const PolicePrecinctsOnPhone = meta.story({
  globals: phone,
  parameters: at("boundaryId=7&boundaryTypeId=1&componentId=3&areaTypeId=5"),
});

/** One press and one choice lead to both on the chart. */
export const Compare = meta.story({
  parameters: at("boundaryId=7&boundaryTypeId=1&componentId=3"),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Compare with another place" }));
    await userEvent.click(await screen.findByRole("option", { name: "Limpopo" }));
    await waitFor(() => expect(storyUrl()).toMatch(/^\/home\/chart\?.*compare=7,5$/));
  },
});

export const CrimeOnPhone = meta.story({ globals: phone });

export const CrimeOnSmallPhone = meta.story({ globals: small });

export const BuildingBlocks = meta.story({ parameters: at("componentId=1") });

export const BuildingBlocksOnPhone = meta.story({ globals: phone, parameters: at("componentId=1") });

export const BuildingBlocksOnSmallPhone = meta.story({ globals: small, parameters: at("componentId=1") });

/** Hidden groups come last, with those where nobody took part. */
export const HealthCheckSuppressed = meta.story({
  parameters: at("boundaryId=7&boundaryTypeId=1&componentId=2"),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText("Too few to show"))[0]).toBeVisible();
    await expect(canvas.getByText(/^Areas without a figure come last/)).toBeVisible();
  },
});

export const HealthCheckOnPhone = meta.story({ globals: phone, parameters: at("componentId=2") });

export const HealthCheckOnSmallPhone = meta.story({ globals: small, parameters: at("componentId=2") });

export const CollectiveActions = meta.story({ parameters: at("componentId=4") });

export const CollectiveActionsOnPhone = meta.story({ globals: phone, parameters: at("componentId=4") });

export const CollectiveActionsOnSmallPhone = meta.story({ globals: small, parameters: at("componentId=4") });

/** Crime by default, also in the address. */
export const NoThemeChosen = meta.story({
  parameters: at("boundaryId=7&boundaryTypeId=1"),
  play: async ({ canvas }) => {
    await canvas.findByRole("row", { name: "Frances Baard" });
    await expect(storyUrl()).toBe("/home/grid?boundaryId=7&boundaryTypeId=1&componentId=3");
  },
});

export const AsTable = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Show as table" }));
    await expect(
      await canvas.findByRole("columnheader", {
        name: /^Share of all sexual offences reported to the police in South Africa/,
      }),
    ).toBeVisible();
  },
});

export const LongestNamesOnSmallPhone = meta.story({
  globals: small,
  beforeEach: ({ msw }) =>
    msw.use(
      answer(getCrimeStats, ({ query }) => {
        const stats = crimeOf(query.boundaryId);
        const containedBoundaryData = stats.containedBoundaryData.map((boundary) => ({
          ...boundary,
          boundary: `${boundary.boundary} and Dr Ruth Segomotsi Mompati-and-surroundings`,
        }));
        return { ...stats, containedBoundaryData };
      }),
    ),
});

/** Nothing below a municipality, and a way up. */
export const Empty = meta.story({
  parameters: at("boundaryId=1163&boundaryTypeId=3&componentId=1"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^No data available/)).toBeVisible();
    await expect(await canvas.findByRole("link", { name: "Show Frances Baard" })).toBeVisible();
  },
});

export const EmptyOnPhone = meta.story({
  globals: phone,
  parameters: at("boundaryId=1163&boundaryTypeId=3&componentId=2"),
});

export const NothingCaptured = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(getCrimeStats, ({ query }) => noCrimeOf(query.boundaryId))),
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending(getCrimeStats)),
  play: showsLoading,
});

export const LoadingOnPhone = meta.story({
  globals: phone,
  parameters: at("componentId=1"),
  beforeEach: ({ msw }) => msw.use(pending(getBuildingBlockData)),
  play: showsLoading,
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(getCrimeStats, 503)),
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "Failed to fetch data. Please try again.",
    );
    msw.use(answer(getCrimeStats, ({ query }) => crimeOf(query.boundaryId)));
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await expect(await canvas.findByRole("row", { name: "Northern Cape" })).toBeVisible();
  },
});

export const FailedBuildingBlocksOnPhone = meta.story({
  globals: phone,
  parameters: at("componentId=1"),
  beforeEach: ({ msw }) => msw.use(failing(getBuildingBlockData, 400)),
});

export const FailedHealthCheckOnPhone = meta.story({
  globals: phone,
  parameters: at("componentId=2"),
  beforeEach: ({ msw }) => msw.use(failing(getHealthCheckStats, 400)),
});

export const FailedCollectiveActionsOnSmallPhone = meta.story({
  globals: small,
  parameters: at("componentId=4"),
  beforeEach: ({ msw }) => msw.use(failing(getCollectiveActionsByBoundary, 400)),
});
