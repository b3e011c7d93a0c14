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
  withHandlers,
} from "../../../.storybook/story.ts";

const meta = preview.meta({ ...screenAt("/home/chart?componentId=3") });

const at = placesOn("/home/chart", 3);

export const Country = meta.story({
  tags: ["screen", "phone", "small"],
  play: async ({ canvas }) => {
    await shows("heading", /Total GBVF crime current year vs\. previous year$/)({ canvas });
    await expect(await canvas.findByRole("heading", { level: 1 })).toHaveTextContent("Crime in South Africa");
    await shows("heading", /GBVF crime by quarter, with the year before$/)({ canvas });
  },
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
  play: async ({ canvas }) => {
    await showsText(/Jul - Sep 2025, Oct - Dec 2025 and Jan - Mar 2026 have no figures/)({ canvas });
    await expect(canvas.getAllByText(/Apr - Jun 2026; 1 quarter/)[0]).toBeVisible();
  },
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
    await expect(
      await canvas.findByText("No yearly rate of reported sexual offences: 9 of 92 stations reported"),
    ).toBeVisible();
  },
});

export const PartOfTheCountry = meta.story({
  tags: ["phone"],
  beforeEach: withHandlers(...twoProvinces),
  play: async ({ canvas }) => {
    const part = /in the 156 precincts that have figures \(7% of people\): [\d,]+ reports/;
    await expect((await canvas.findAllByText(part))[0]).toBeVisible();
    await expect(
      await canvas.findByText(
        "South Africa has no line here. No yearly rate of reported sexual offences: 156 of 1,167 stations reported.",
      ),
    ).toBeVisible();
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
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("heading", { name: /^5 places compared/ });
    const name = await canvas.findByRole("textbox", { name: /^Name of these places/ });
    await userEvent.type(name, "Coast & hills{Enter}");
    await comesTo(
      "/home/chart?boundaryId=7&boundaryTypeId=1&componentId=3&compare=7,5,3,6,0&group=Coast%20%26%20hills",
    )();
    await expect(await canvas.findByRole("heading", { name: /^Coast & hills compared/ })).toBeVisible();
    await userEvent.click(await canvas.findByRole("button", { name: "Take out South Africa" }));
    await expect(await canvas.findByRole("link", { name: "Show these places in the grid" })).toHaveAttribute(
      "href",
      "/home/grid?boundaryId=7&boundaryTypeId=1&componentId=3&compare=7,5,3,6&group=Coast%20%26%20hills",
    );
  },
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
