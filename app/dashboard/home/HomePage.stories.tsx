import { getBuildingBlockData } from "@gbvf/api/building-block/contract.ts";
import { getCollectiveActionsByBoundary } from "@gbvf/api/collective-action/contract.ts";
import { getCrimeStats } from "@gbvf/api/crime/contract.ts";
import { getComponents } from "@gbvf/api/dashboard/contract.ts";
import { getBoundary, listBoundaries } from "@gbvf/api/geography/contract.ts";
import { getHealthCheckStats } from "@gbvf/api/health-check/contract.ts";
import { buildingBlocksOf, noBuildingBlocksOf } from "@gbvf/mocks/building-block/buildingBlock.ts";
import { noCollectiveActionsOf } from "@gbvf/mocks/collective-action/collectiveAction.ts";
import { noCrimeOf } from "@gbvf/mocks/crime/crime.ts";
import { crimeComponent } from "@gbvf/mocks/dashboard/dashboard.ts";
import { handlers } from "@gbvf/mocks/handlers.ts";
import { healthChecksOf, noHealthChecksOf } from "@gbvf/mocks/health-check/healthCheck.ts";
import { answer, failing, pending } from "@gbvf/mocks/respond.ts";
import { expect, waitFor, within } from "storybook/test";
import { showsLoading } from "../../../.storybook/loading.ts";
import preview from "../../../.storybook/preview.tsx";
import { storyUrl } from "../../../.storybook/StoryRouter.tsx";
import { AppScreen } from "../../AppScreen.tsx";

const meta = preview.meta({
  component: AppScreen,
  parameters: { layout: "fullscreen", router: { url: "/home" } },
  beforeEach: ({ msw }) => msw.use(...handlers),
});

const phone = { viewport: { value: "phone" } };
const small = { viewport: { value: "small" } };

const nothing = [
  answer(getCrimeStats, ({ query }) => noCrimeOf(query.boundaryId)),
  answer(getBuildingBlockData, ({ query }) => noBuildingBlocksOf(query.boundaryId)),
  answer(getHealthCheckStats, ({ query }) => noHealthChecksOf(query.boundaryId)),
  answer(getCollectiveActionsByBoundary, ({ query }) => noCollectiveActionsOf(query.boundaryId)),
];

export const Overview = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Crime statistics" })).toBeVisible();
    await expect(
      await canvas.findByText("South Africa, Jul 2025 – Jun 2026", { exact: false }),
    ).toBeVisible();
    await expect(
      await canvas.findByRole("link", { name: /^How this is measured for Crime/ }),
    ).toHaveAttribute("href", "/home/methods#crime");
  },
});

export const OverviewOnPhone = meta.story({ globals: phone });

export const OverviewOnSmallPhone = meta.story({ globals: { viewport: { value: "small" } } });

/** By a part of its name, and by a police station in it; Enter opens the first. */
export const FindMunicipality = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole("searchbox", { name: "Find your municipality" });
    await userEvent.type(field, "plaat");
    await expect(await canvas.findByRole("link", { name: /^Sol Plaatje/ })).toHaveAttribute(
      "href",
      "/home/place/1163",
    );
    await userEvent.clear(field);
    await userEvent.type(field, "kimberley");
    await expect(
      await canvas.findByRole("link", { name: /Police station in Sol Plaatje, Northern Cape/ }),
    ).toBeVisible();
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("link", { name: /Police station/ })).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}{Enter}");
    await waitFor(() => expect(storyUrl()).toBe("/home/place/1163"));
  },
});

export const FindMunicipalityOnPhone = meta.story({
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("searchbox", { name: "Find your municipality" }), "a");
    await expect(await canvas.findByText("4 places")).toBeVisible();
  },
});

export const NoSuchMunicipality = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole("searchbox", { name: "Find your municipality" });
    await userEvent.type(field, "atlantis");
    const words = "No municipality and no police station is called “atlantis”. Please check the spelling.";
    await expect(await canvas.findByText(words)).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect(field).toHaveValue("");
  },
});

export const MunicipalitiesFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(listBoundaries, 400)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("searchbox", { name: "Find your municipality" }), "sol");
    await expect(await canvas.findByText("The list of municipalities could not be loaded.")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Retry" })).toBeVisible();
  },
});

/** The provinces in the colours of the large map, and what each reader can do here. */
export const MapAndAudiences = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Map of all provinces" })).toHaveAttribute(
      "href",
      "/home/map?componentId=3",
    );
    const audiences = await canvas.findByRole("region", { name: "What you can do here" });
    await expect(
      await within(audiences).findByRole("link", { name: "Register your organisation" }),
    ).toHaveAttribute("href", "/auth/sign-up/");
  },
});

export const ThemeChosen = meta.story({
  parameters: { router: { url: "/home?boundaryId=7&boundaryTypeId=1&componentId=3" } },
  play: async ({ canvas }) => {
    const card = await canvas.findByRole("article", { name: /Crime statistics/ });
    await expect(card).toHaveTextContent("Chosen");
    await expect(await canvas.findByRole("article", { name: /Building blocks/ })).not.toHaveTextContent(
      "Chosen",
    );
  },
});

export const ChooseTheme = meta.story({
  play: async ({ canvas, userEvent }) => {
    const card = await canvas.findByRole("article", { name: "Crime statistics" });
    await userEvent.click(within(card).getByRole("link", { name: /^Charts/ }));
    await waitFor(() => expect(storyUrl()).toBe("/home/chart?componentId=3"));
    await waitFor(() => expect(canvas.getByRole("main")).toHaveFocus());
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending(getComponents)),
  play: showsLoading,
});

export const LoadingFigures = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      pending(getCrimeStats),
      pending(getBuildingBlockData),
      pending(getHealthCheckStats),
      pending(getCollectiveActionsByBoundary),
    ),
  play: showsLoading,
});

export const LoadingFiguresOnPhone = meta.story({
  globals: phone,
  beforeEach: ({ msw }) => msw.use(pending(getCrimeStats), pending(getHealthCheckStats)),
  play: showsLoading,
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(getComponents, 503)),
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "Failed to fetch data. Please try again.",
    );
    msw.use(answer(getComponents, [crimeComponent]));
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await expect(await canvas.findByRole("heading", { name: "Crime statistics" })).toBeVisible();
  },
});

export const FailedOnPhone = meta.story({
  globals: phone,
  beforeEach: ({ msw }) => msw.use(failing(getComponents, 400)),
});

/** Four states, four texts. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...nothing),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText("No data available")).toHaveLength(3));
    // Known, not captured.
    await expect(canvas.getByText("Not yet captured")).toBeVisible();
  },
});

export const EmptyOnPhone = meta.story({ globals: phone, beforeEach: ({ msw }) => msw.use(...nothing) });

export const Suppressed = meta.story({
  parameters: { router: { url: "/home?boundaryId=139&boundaryTypeId=2" } },
  play: async ({ canvas }) => {
    const card = await canvas.findByRole("article", { name: /Organisational health check/ });
    await waitFor(() => expect(card).toHaveTextContent("Too few to show"));
  },
});

export const SuppressedOnSmallPhone = meta.story({
  globals: small,
  parameters: { router: { url: "/home?boundaryId=139&boundaryTypeId=2" } },
});

export const OneThemeFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(getBuildingBlockData, 400)),
  play: async ({ canvas, msw, userEvent }) => {
    const card = await canvas.findByRole("article", { name: "Building blocks" });
    await expect(await within(card).findByRole("alert")).toBeVisible();
    await expect(await canvas.findByText(/^overall maturity of/)).toBeVisible();
    msw.use(answer(getBuildingBlockData, ({ query }) => buildingBlocksOf(query.boundaryId)));
    await userEvent.click(within(card).getByRole("button", { name: "Retry" }));
    await expect(await within(card).findByText(/requirements met/)).toBeVisible();
  },
});

export const LongestNamesOnSmallPhone = meta.story({
  globals: small,
  beforeEach: ({ msw }) =>
    msw.use(
      answer(getHealthCheckStats, ({ query }) => {
        const stats = healthChecksOf(query.boundaryId);
        const boundary = "Dr Ruth Segomotsi Mompati District Municipality and its surroundings";
        return { ...stats, boundaryLevel: { ...stats.boundaryLevel, boundary } };
      }),
    ),
});

/** Leads to the country. */
export const UnknownPlace = meta.story({
  parameters: { router: { url: "/home?boundaryId=7&componentId=3" } },
  beforeEach: ({ msw }) => msw.use(failing(getBoundary, 404)),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "There is no such place. Choose another one.",
    );
    await expect(canvas.queryByText(/South Africa,/)).toBeNull();
    await userEvent.click(canvas.getByRole("link", { name: "Show South Africa" }));
    await waitFor(() => expect(storyUrl()).toBe("/home?componentId=3"));
    await expect(await canvas.findByRole("article", { name: /Crime statistics/ })).toBeVisible();
  },
});

export const UnknownPlaceOnPhone = meta.story({
  globals: phone,
  parameters: { router: { url: "/home?boundaryId=7" } },
  beforeEach: ({ msw }) => msw.use(failing(getBoundary, 404)),
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole("region", { name: "Chosen filters" });
    await waitFor(() => expect(bar).toHaveTextContent("Unknown place"));
  },
});

/** Figures without naming another place. */
export const FailedPlace = meta.story({
  parameters: { router: { url: "/home?boundaryId=7&boundaryTypeId=1" } },
  beforeEach: ({ msw }) => msw.use(failing(getBoundary, 400)),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/Northern Cape, /))[0]).toBeVisible();
    await expect(canvas.queryByText(/South Africa,/)).toBeNull();
  },
});

export const FromTheIndex = meta.story({
  parameters: { router: { url: "/?boundaryId=7&boundaryTypeId=1&componentId=3" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("article", { name: /Crime statistics/ })).toHaveTextContent(
      "Chosen",
    );
    await expect(storyUrl()).toBe("/home?boundaryId=7&boundaryTypeId=1&componentId=3");
  },
});
