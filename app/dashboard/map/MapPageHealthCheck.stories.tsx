import { getHealthCheckStats } from "@gbvf/api/health-check/contract.ts";
import { createNoHealthChecks } from "@gbvf/mocks/health-check/healthCheck.ts";
import { empty } from "../../../.storybook/placeStates.ts";
import preview from "../../../.storybook/preview.tsx";
import { placesOn, screenAt } from "../../../.storybook/screenAt.ts";
import { contains, inOrder, shows, showsText } from "../../../.storybook/story.ts";

const meta = preview.meta({ ...screenAt("/home/map?componentId=2") });

const at = placesOn("/home/map", 2);

export const Country = meta.story({
  tags: ["screen", "phone", "small"],
  play: inOrder(
    contains("button", /^Western Cape, maturity \d\d\.\d\d% in the \d+ organisations that took part$/),
    shows("heading", "Organisational health check in South Africa", { level: 1 }),
    showsText(/^\d\d\.\d\d%$/),
  ),
});

export const DistrictWithSuppressedMunicipalities = meta.story({
  tags: ["phone"],
  parameters: at(119, 2),
  play: inOrder(
    contains("button", "Abaqulusi, Too few to show"),
    contains("button", "uPhongolo, No data"),
    contains("button", /^Ulundi, maturity \d+\.\d\d% in the 4 organisations that took part$/),
    showsText("Nobody took part"),
    showsText("Too few responses to show"),
  ),
});

export const SuppressedMunicipality = meta.story({
  tags: ["small"],
  parameters: at(1163, 3),
  play: inOrder(
    contains("img", "Sol Plaatje, Too few to show"),
    showsText(/so few that they could point to a person/),
  ),
});

export const NobodyTookPart = meta.story({
  parameters: at(1164, 3),
  play: showsText("No organisation took part in this quarter."),
});

export const Empty = meta.story({
  parameters: at(7, 1),
  ...empty(getHealthCheckStats, createNoHealthChecks),
});
