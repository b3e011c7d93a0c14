import { getCrimeStats } from "@gbvf/api/crime/contract.ts";
import { createCrime, createNoCrime, createOneQuarter, createSparseCrime } from "@gbvf/mocks/crime/crime.ts";
import { twoProvinces } from "@gbvf/mocks/findings/twoProvinces.ts";
import { respond } from "@gbvf/mocks/respond.ts";
import { expect } from "storybook/test";
import { empty, failed } from "../../../.storybook/placeStates.ts";
import preview from "../../../.storybook/preview.tsx";
import { placesOn, screenAt } from "../../../.storybook/screenAt.ts";
import {
  comesTo,
  inOrder,
  lacks,
  lacksText,
  links,
  loading,
  presses,
  shows,
  showsText,
  types,
  withHandlers,
} from "../../../.storybook/story.ts";

const meta = preview.meta({ ...screenAt("/home/chart?componentId=3") });

const at = placesOn("/home/chart", 3);

export const Country = meta.story({
  tags: ["screen", "phone", "small"],
  play: inOrder(
    shows("heading", /Total GBVF crime current year vs\. previous year$/),
    shows("heading", "Crime in South Africa", { level: 1 }),
    shows("heading", /GBVF crime by quarter, with the year before$/),
  ),
});

export const OptionsChosen = meta.story({
  parameters: at(7, 1, "&componentOptions=3,4"),
  play: inOrder(
    showsText("Only: Sexual assault, Attempted sexual offences."),
    shows("heading", /GBVF crime breakdown$/),
    lacksText("Rape"),
  ),
});

export const Loading = meta.story(loading(getCrimeStats));

export const Failed = meta.story(
  failed(getCrimeStats, createCrime, shows("heading", /GBVF crime breakdown$/)),
);

export const Empty = meta.story({ parameters: at(7, 1), ...empty(getCrimeStats, createNoCrime) });

export const OneQuarter = meta.story({
  tags: ["phone"],
  parameters: at(7, 1),
  beforeEach: withHandlers(
    respond(getCrimeStats, ({ query }) => createOneQuarter(createCrime(query.boundaryId))),
  ),
  play: inOrder(
    showsText(/Jul - Sep 2025, Oct - Dec 2025 and Jan - Mar 2026 have no figures/),
    showsText(/Apr - Jun 2026; 1 quarter/),
  ),
});

export const TooFewPrecincts = meta.story({
  parameters: at(7, 1),
  beforeEach: withHandlers(
    respond(getCrimeStats, ({ query }) => createSparseCrime(createCrime(query.boundaryId))),
  ),
  play: async ({ canvas }) => {
    const note = await canvas.findByText(/^Only 9 of 92 police precincts, with 4% of the people/);
    await expect(note).toBeVisible();
    const pie = canvas.getByRole("figure", { name: /breakdown/ });
    await expect(note.getBoundingClientRect().bottom).toBeLessThanOrEqual(pie.getBoundingClientRect().top);
    await showsText("No yearly rate of reported sexual offences: 9 of 92 stations reported")({ canvas });
  },
});

export const PartOfTheCountry = meta.story({
  tags: ["phone"],
  beforeEach: withHandlers(...twoProvinces),
  play: async ({ canvas }) => {
    await showsText(/in the 156 precincts that have figures \(7% of people\): [\d,]+ reports/)({ canvas });
    await showsText(/^South Africa has no line here\. No yearly rate .*: 156 of 1,167 stations/)({ canvas });
    for (const figure of canvas.getAllByRole("figure", { name: /GBVF crime/ }))
      await expect(figure).toHaveTextContent("South Africa: only the 156 precincts that have figures");
  },
});

export const MunicipalitiesOfProvince = meta.story({
  tags: ["phone"],
  parameters: at(7, 1),
  play: inOrder(
    shows("list", /every district by quarter: Northern Cape and/),
    presses("button", "All municipalities of the province"),
    shows("list", /every municipality by quarter: Northern Cape and/),
    presses("button", "Fewer places"),
    shows("list", /every district by quarter: Northern Cape and/),
  ),
});

export const GroupOfPlaces = meta.story({
  tags: ["phone"],
  parameters: at(7, 1, "&compare=7,5,3,6,0"),
  play: inOrder(
    shows("heading", /^5 places compared/),
    types(/^Name of these places/, "Coast & hills{Enter}"),
    comesTo(
      "/home/chart?boundaryId=7&boundaryTypeId=1&componentId=3&compare=7,5,3,6,0&group=Coast%20%26%20hills",
    ),
    shows("heading", /^Coast & hills compared/),
    presses("button", "Take out South Africa"),
    links(
      "Show these places in the grid",
      "/home/grid?boundaryId=7&boundaryTypeId=1&componentId=3&compare=7,5,3,6&group=Coast%20%26%20hills",
    ),
  ),
});

export const ComparedWithUnknownPlace = meta.story({
  tags: ["phone"],
  parameters: at(7, 1, "&compare=7,999999,5"),
  play: inOrder(
    shows("heading", /^Northern Cape and Limpopo compared/),
    showsText(/^There is no place with the number 999999\. It is left out\./),
    links("Go on without it", "/home/chart?boundaryId=7&boundaryTypeId=1&componentId=3&compare=7,5"),
    lacks("button", "Retry"),
  ),
});

export const UnknownOptions = meta.story({
  tags: ["screen"],
  parameters: at(7, 1, "&componentOptions=1,99&componentSubOptions=1-1"),
  play: inOrder(
    shows("group", /Rape is the largest of 4 parts/),
    comesTo("/home/chart?boundaryId=7&boundaryTypeId=1&componentId=3"),
    lacksText("None reported"),
    lacksText("No data available"),
  ),
});
