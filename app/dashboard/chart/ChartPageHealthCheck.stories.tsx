import { getHealthCheckStats } from "@gbvf/api/health-check/contract.ts";
import { createNoHealthChecks } from "@gbvf/mocks/health-check/healthCheck.ts";
import { expect, within } from "storybook/test";
import { empty } from "../../../.storybook/placeStates.ts";
import preview from "../../../.storybook/preview.tsx";
import { placesOn, screenAt } from "../../../.storybook/screenAt.ts";
import { shows } from "../../../.storybook/story.ts";

const meta = preview.meta({ ...screenAt("/home/chart?componentId=2") });

const at = placesOn("/home/chart", 2);

export const Country = meta.story({
  tags: ["screen", "phone", "small"],
  play: async ({ canvas }) => {
    for (const name of [
      "Reach",
      "Number of surveys completed",
      "Participating organisations per quarter",
      "Overall maturity per question category",
    ]) {
      await expect(await canvas.findByRole("heading", { name: new RegExp(`${name}$`) })).toBeVisible();
    }
    await expect(
      await canvas.findByRole("img", { name: /^Overall GBVF Maturity: \d\d\.\d\d%\.$/ }),
    ).toBeVisible();
  },
});

export const WithOtherPlaces = meta.story({
  parameters: at(7, 1),
  play: async ({ canvas }) => {
    const figure = await canvas.findByRole("figure", { name: /^Overall maturity per question category/ });
    await expect(await within(figure).findByText("South Africa")).toBeVisible();
  },
});

export const ComparedWithNewerFigures = meta.story({
  parameters: at(7, 1, "&compare=1163,7"),
  play: async ({ canvas }) => {
    const figure = await canvas.findByRole("figure", { name: /Sol Plaatje and Northern Cape compared$/ });
    await expect(figure).toHaveTextContent(/ · Jul - Sep 2024 to Apr - Jun 2026/);
  },
});

export const Suppressed = meta.story({
  tags: ["phone"],
  parameters: at(139, 2),
  play: shows("img", "Overall GBVF Maturity: Too few responses to show."),
});

export const NobodyTookPart = meta.story({
  parameters: at(1164, 3),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("None took part")).toBeVisible();
    await expect(canvas.getAllByText("Nobody took part")[0]).toBeVisible();
  },
});

export const Empty = meta.story({
  parameters: at(7, 1),
  ...empty(getHealthCheckStats, createNoHealthChecks),
});
