import { getCrimeStats } from "@gbvf/api/crime/contract.ts";
import { createCrime } from "@gbvf/mocks/crime/crime.ts";
import { failing, respond } from "@gbvf/mocks/respond.ts";
import preview from "../../../.storybook/preview.tsx";
import { at as atUrl, screenAt } from "../../../.storybook/screenAt.ts";
import {
  comesTo,
  inOrder,
  lacks,
  lacksText,
  loading,
  presses,
  recoversWith,
  shows,
  showsText,
  withHandlers,
} from "../../../.storybook/story.ts";

const at = (query: string) => atUrl(`/home/grid?${query}`);

const meta = preview.meta({ ...screenAt("/home/grid?componentId=3") });

/** The heading is about the share, by which the rows are ranked; the rate comes below. */
export const Crime = meta.story({
  tags: ["screen", "phone", "small"],
  play: inOrder(
    shows("link", "Northern Cape"),
    shows("heading", /has the largest share of reported sexual offences, \d+\.\d\d%/),
    showsText(/from \d+\.\d\d in .+ to \d+\.\d\d in .+; South Africa \d+\.\d\d\./),
  ),
});

export const CrimeOfAProvince = meta.story({
  play: inOrder(
    presses("link", "Northern Cape"),
    comesTo("/home/grid?boundaryId=7&boundaryTypeId=1&componentId=3"),
    shows("row", "Frances Baard"),
  ),
});

export const PolicePrecincts = meta.story({
  tags: ["phone"],
  play: inOrder(
    presses("button", "Move or compare Northern Cape"),
    presses("menuitem", "Police precincts of Northern Cape"),
    shows("row", "Kimberley"),
    lacks("row", "Frances Baard"),
    shows("link", "Show by district"),
  ),
});

export const Compare = meta.story({
  parameters: at("boundaryId=7&boundaryTypeId=1&componentId=3"),
  play: inOrder(
    presses("button", "Compare with another place"),
    presses("option", "Limpopo"),
    comesTo("/home/chart?boundaryId=7&boundaryTypeId=1&componentId=3&compare=7,5"),
    shows("heading", /^Northern Cape and Limpopo compared/),
  ),
});

export const GroupOfPlaces = meta.story({
  tags: ["phone", "small"],
  parameters: at("componentId=3&compare=7,5,1163&group=Coast%20and%20hills"),
  play: inOrder(
    shows("heading", "Crime in Coast and hills"),
    ...["Northern Cape", "Limpopo", "Sol Plaatje"].map((name) => shows("row", name)),
    lacks("row", "Gauteng"),
    lacksText(/has the highest rate/),
    presses("link", "All places instead of the chosen ones"),
    comesTo("/home/grid?componentId=3"),
    shows("row", "Gauteng"),
  ),
});

export const BuildingBlocks = meta.story({ tags: ["phone", "small"], parameters: at("componentId=1") });

export const HealthCheckSuppressed = meta.story({
  parameters: at("boundaryId=7&boundaryTypeId=1&componentId=2"),
  play: inOrder(showsText("Too few to show"), showsText(/^Areas without a figure come last/)),
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

export const AsTable = meta.story({
  play: inOrder(
    presses("button", "Show as table"),
    shows(
      "columnheader",
      /^Share of the sexual offences reported to the police in the 1,069 of 1,167 precincts of South Africa with figures for the whole period/,
    ),
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
