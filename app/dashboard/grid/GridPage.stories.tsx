import { getCrimeStats } from "@gbvf/api/crime/contract.ts";
import { createCrime } from "@gbvf/mocks/crime/crime.ts";
import { failing, respond } from "@gbvf/mocks/respond.ts";
import { expect, screen, waitFor } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { storyUrl } from "../../../.storybook/StoryRouter.tsx";
import { at as atUrl, screenAt } from "../../../.storybook/screenAt.ts";
import {
  comesTo,
  inOrder,
  loading,
  presses,
  recoversWith,
  shows,
  showsText,
  withHandlers,
} from "../../../.storybook/story.ts";
import { small } from "../../../.storybook/viewports.ts";

const at = (query: string) => atUrl(`/home/grid?${query}`);

const meta = preview.meta({ ...screenAt("/home/grid?componentId=3") });

export const Crime = meta.story({ tags: ["screen", "phone", "small"], play: shows("link", "Northern Cape") });

export const CrimeOfAProvince = meta.story({
  play: inOrder(
    presses("link", "Northern Cape"),
    comesTo("/home/grid?boundaryId=7&boundaryTypeId=1&componentId=3"),
    shows("row", "Frances Baard"),
  ),
});

export const PolicePrecincts = meta.story({
  tags: ["phone"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Move or compare Northern Cape" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Police precincts of Northern Cape" }));
    await expect(await canvas.findByRole("row", { name: "Kimberley" })).toBeVisible();
    await expect(canvas.queryByRole("row", { name: "Frances Baard" })).toBeNull();
    await expect(await canvas.findByRole("link", { name: "Show by district" })).toBeVisible();
  },
});

export const Compare = meta.story({
  parameters: at("boundaryId=7&boundaryTypeId=1&componentId=3"),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Compare with another place" }));
    await userEvent.click(await screen.findByRole("option", { name: "Limpopo" }));
    await waitFor(() => expect(storyUrl()).toMatch(/^\/home\/chart\?.*compare=7,5$/));
    await shows("heading", /^Northern Cape and Limpopo compared/)({ canvas });
  },
});

export const GroupOfPlaces = meta.story({
  tags: ["phone", "small"],
  parameters: at("componentId=3&compare=7,5,1163&group=Coast%20and%20hills"),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("heading", { level: 1 })).toHaveTextContent(
      "Crime in Coast and hills",
    );
    for (const name of ["Northern Cape", "Limpopo", "Sol Plaatje"])
      await expect(await canvas.findByRole("row", { name })).toBeVisible();
    await expect(canvas.queryByRole("row", { name: "Gauteng" })).toBeNull();
    await expect(canvas.queryByText(/has the highest rate/)).toBeNull();
    await userEvent.click(canvas.getByRole("link", { name: "All places instead of the chosen ones" }));
    await waitFor(() => expect(storyUrl()).toBe("/home/grid?componentId=3"));
    await expect(await canvas.findByRole("row", { name: "Gauteng" })).toBeVisible();
  },
});

export const BuildingBlocks = meta.story({ tags: ["phone", "small"], parameters: at("componentId=1") });

export const HealthCheckSuppressed = meta.story({
  parameters: at("boundaryId=7&boundaryTypeId=1&componentId=2"),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText("Too few to show"))[0]).toBeVisible();
    await expect(await canvas.findByText(/^Areas without a figure come last/)).toBeVisible();
  },
});

export const HealthCheck = meta.story({ tags: ["phone", "small"], parameters: at("componentId=2") });

export const CollectiveActions = meta.story({
  tags: ["phone", "small"],
  parameters: at("componentId=4"),
  play: shows("heading", /largest share of 100-Day Challenges, active and past, \d/),
});

export const NoThemeChosen = meta.story({
  parameters: at("boundaryId=7&boundaryTypeId=1"),
  play: inOrder(
    shows("row", "Frances Baard"),
    comesTo("/home/grid?boundaryId=7&boundaryTypeId=1&componentId=3"),
  ),
});

/** The heading is about the share, by which the rows are ranked; the rate comes below. */
export const RankedByShare = meta.story({
  play: inOrder(
    shows("heading", /has the largest share of reported sexual offences, \d+\.\d\d%/),
    showsText(/from \d+\.\d\d in .+ to \d+\.\d\d in .+; South Africa \d+\.\d\d\./),
  ),
});

export const AsTable = meta.story({
  play: inOrder(
    presses("button", "Show as table"),
    shows(
      "columnheader",
      /^Share of the sexual offences reported to the police in the 1,069 of 1,167 precincts of South Africa with figures for the whole period/,
    ),
  ),
});

export const LongestNamesOnSmallPhone = meta.story({
  globals: small,
  beforeEach: withHandlers(
    respond(getCrimeStats, ({ query }) => {
      const stats = createCrime(query.boundaryId);
      const containedBoundaryData = stats.containedBoundaryData.map((boundary) => ({
        ...boundary,
        boundary: `${boundary.boundary} and Dr Ruth Segomotsi Mompati-and-surroundings`,
      }));
      return { ...stats, containedBoundaryData };
    }),
  ),
});

export const Empty = meta.story({
  parameters: at("boundaryId=1163&boundaryTypeId=3&componentId=1"),
  play: inOrder(showsText(/^No data available/), shows("link", "Show Frances Baard")),
});

export const Loading = meta.story(loading(getCrimeStats));

export const Failed = meta.story({
  beforeEach: withHandlers(failing(getCrimeStats, 503)),
  play: inOrder(
    recoversWith(respond(getCrimeStats, ({ query }) => createCrime(query.boundaryId))),
    shows("row", "Northern Cape"),
  ),
});
