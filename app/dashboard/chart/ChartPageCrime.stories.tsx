import { getCrimeStats } from "@gbvf/api/crime/contract.ts";
import { getBoundary } from "@gbvf/api/geography/contract.ts";
import { crimeOf, noCrimeOf, oneQuarterOf, sparselyCovered } from "@gbvf/mocks/crime/crime.ts";
import { handlers } from "@gbvf/mocks/handlers.ts";
import { answer, failing, pending } from "@gbvf/mocks/respond.ts";
import { expect, waitFor } from "storybook/test";
import { showsLoading } from "../../../.storybook/loading.ts";
import preview from "../../../.storybook/preview.tsx";
import { storyUrl } from "../../../.storybook/StoryRouter.tsx";
import { AppScreen } from "../../AppScreen.tsx";

const meta = preview.meta({
  component: AppScreen,
  parameters: { layout: "fullscreen", router: { url: "/home/chart?componentId=3" } },
  beforeEach: ({ msw }) => msw.use(...handlers),
});

const phone = { viewport: { value: "phone" } };
const small = { viewport: { value: "small" } };
const at = (boundaryId: number, boundaryTypeId: number, more = "") => ({
  router: {
    url: `/home/chart?boundaryId=${boundaryId}&boundaryTypeId=${boundaryTypeId}&componentId=3${more}`,
  },
});

export const Country = meta.story({
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { name: /Total GBVF crime current year vs\. previous year$/ }),
    ).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Crime in South Africa");
    await expect(
      canvas.getByRole("heading", { name: /GBVF crime by quarter, with the year before$/ }),
    ).toBeVisible();
  },
});

export const District = meta.story({ parameters: at(146, 2) });
export const Precinct = meta.story({ parameters: at(10422, 5) });

/** Every chart counts only these. */
export const OptionsChosen = meta.story({
  parameters: at(7, 1, "&componentOptions=3,4"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Only: Sexual assault, Attempted sexual offences.")).toBeVisible();
    await expect(await canvas.findByRole("heading", { name: /GBVF crime breakdown$/ })).toBeVisible();
    await expect(canvas.queryByText("Rape")).toBeNull();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending(getCrimeStats)),
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
    await expect(await canvas.findByRole("heading", { name: /GBVF crime breakdown$/ })).toBeVisible();
  },
});

export const FailedUnknownPlace = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(getCrimeStats, 404)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("There is no such place.");
    await expect(canvas.getByRole("link", { name: "Show South Africa" })).toBeVisible();
  },
});

export const Empty = meta.story({
  parameters: at(7, 1),
  beforeEach: ({ msw }) => msw.use(answer(getCrimeStats, ({ query }) => noCrimeOf(query.boundaryId))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No data available")).toBeVisible();
  },
});

/** The same quarter of several years, as in a police workbook. */
export const OneQuarter = meta.story({
  parameters: at(7, 1),
  beforeEach: ({ msw }) =>
    msw.use(answer(getCrimeStats, ({ query }) => oneQuarterOf(crimeOf(query.boundaryId)))),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/Jul - Sep 2025, Oct - Dec 2025, and Jan - Mar 2026 have no figures/),
    ).toBeVisible();
    await expect(canvas.getAllByText(/Apr - Jun 2026; 1 quarter/)[0]).toBeVisible();
  },
});

export const OneQuarterOnPhone = meta.story({ ...OneQuarter.input, globals: phone });

/** Reports without a rate. */
export const TooFewPrecincts = meta.story({
  parameters: at(7, 1),
  beforeEach: ({ msw }) =>
    msw.use(answer(getCrimeStats, ({ query }) => sparselyCovered(crimeOf(query.boundaryId)))),
  play: async ({ canvas }) => {
    const note = await canvas.findByText(/^Only 9 of 130 police precincts, with 4% of the people/);
    await expect(note).toBeVisible();
    const pie = canvas.getByRole("figure", { name: /breakdown/ });
    await expect(note.getBoundingClientRect().bottom).toBeLessThanOrEqual(pie.getBoundingClientRect().top);
    await expect(canvas.getByText("No rate")).toBeVisible();
  },
});

export const CountryOnPhone = meta.story({ globals: phone });
export const MunicipalityOnPhone = meta.story({ parameters: at(1163, 3), globals: phone });
export const CountryOnSmallPhone = meta.story({ globals: small });

/** Left out, also of the address. */
export const UnknownOptions = meta.story({
  parameters: at(7, 1, "&componentOptions=1,99&componentSubOptions=1-1"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("group", { name: /Rape is the largest of 4 parts/ })).toBeVisible();
    await waitFor(() => expect(storyUrl()).toBe("/home/chart?boundaryId=7&boundaryTypeId=1&componentId=3"));
    await expect(canvas.queryByText("None reported")).toBeNull();
    await expect(canvas.queryByText("No data available")).toBeNull();
  },
});

export const AsHighAsTheWindowAllows = meta.story({
  play: async ({ canvas }) => {
    const bars = await canvas.findByRole("group", { name: /^GBVF crime in South Africa by quarter/ });
    const height = Math.min(Math.max(window.innerHeight - 350, 240), 480);
    await waitFor(() => expect(bars.clientHeight).toBe(height));
  },
});

/** The figures name the place. */
export const FailedPlace = meta.story({
  parameters: at(7, 1),
  beforeEach: ({ msw }) => msw.use(failing(getBoundary, 400)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Crime in Northern Cape" })).toBeVisible();
    await expect(canvas.queryByRole("heading", { name: /South Africa/ })).toBeNull();
  },
});

export const FailedPlaceAndFigures = meta.story({
  parameters: at(7, 1),
  beforeEach: ({ msw }) => msw.use(failing(getBoundary, 400), failing(getCrimeStats, 400)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Crime" })).toBeVisible();
  },
});
