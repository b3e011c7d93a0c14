import { getHealthCheckStats } from "@gbvf/api/health-check/contract.ts";
import { createNoHealthChecks } from "@gbvf/mocks/health-check/healthCheck.ts";
import { empty } from "../../../.storybook/placeStates.ts";
import preview from "../../../.storybook/preview.tsx";
import { placesOn, screenAt } from "../../../.storybook/screenAt.ts";
import { inOrder, shows, showsText, showsTextIn } from "../../../.storybook/story.ts";

const meta = preview.meta({ ...screenAt("/home/chart?componentId=2") });

const at = placesOn("/home/chart", 2);

export const Country = meta.story({
  tags: ["screen", "phone", "small"],
  play: inOrder(
    shows("heading", /Reach$/),
    shows("heading", /Number of surveys completed$/),
    shows("heading", /Participating organisations per quarter$/),
    shows("heading", /Overall maturity per question category$/),
    shows("img", /^Overall GBVF Maturity: \d\d\.\d\d%\.$/),
  ),
});

export const WithOtherPlaces = meta.story({
  parameters: at(7, 1),
  play: showsTextIn("South Africa", "figure", /^Overall maturity per question category/),
});

export const ComparedWithNewerFigures = meta.story({
  parameters: at(7, 1, "&compare=1163,7"),
  play: showsTextIn(
    / · Jul - Sep 2024 to Apr - Jun 2026/,
    "figure",
    /Sol Plaatje and Northern Cape compared$/,
  ),
});

export const Suppressed = meta.story({
  tags: ["phone"],
  parameters: at(139, 2),
  play: shows("img", "Overall GBVF Maturity: Too few responses to show."),
});

export const NobodyTookPart = meta.story({
  parameters: at(1164, 3),
  play: inOrder(showsText("None took part"), showsText("Nobody took part")),
});

export const Empty = meta.story({
  parameters: at(7, 1),
  ...empty(getHealthCheckStats, createNoHealthChecks),
});
