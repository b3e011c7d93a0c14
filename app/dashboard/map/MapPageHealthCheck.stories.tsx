import { getHealthCheckStats } from "@gbvf/api/health-check/contract.ts";
import { createNoHealthChecks } from "@gbvf/mocks/health-check/healthCheck.ts";
import { expect } from "storybook/test";
import { empty } from "../../../.storybook/placeStates.ts";
import preview from "../../../.storybook/preview.tsx";
import { placesOn, screenAt } from "../../../.storybook/screenAt.ts";
import { contains, inOrder, showsText } from "../../../.storybook/story.ts";

const meta = preview.meta({ ...screenAt("/home/map?componentId=2") });

const at = placesOn("/home/map", 2);

export const Country = meta.story({
  tags: ["screen", "phone", "small"],
  play: async ({ canvas }) => {
    await contains(
      "button",
      /^Western Cape, maturity \d\d\.\d\d% in the \d+ organisations that took part$/,
    )({ canvas });
    await expect(await canvas.findByRole("heading", { level: 1 })).toHaveTextContent(
      "Organisational health check in South Africa",
    );
    await expect((await canvas.findAllByText(/^\d\d\.\d\d%$/))[0]).toBeVisible();
  },
});

export const DistrictWithSuppressedMunicipalities = meta.story({
  tags: ["phone"],
  parameters: at(119, 2),
  play: async ({ canvas }) => {
    for (const name of [
      "Abaqulusi, Too few to show",
      "uPhongolo, No data",
      /^Ulundi, maturity \d+\.\d\d% in the 4 organisations that took part$/,
    ]) {
      await expect(await canvas.findByRole("button", { name })).toBeInTheDocument();
    }
    await expect(await canvas.findByText("Nobody took part")).toBeVisible();
    await expect((await canvas.findAllByText("Too few responses to show"))[0]).toBeVisible();
  },
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
