import {
  getBuildingBlockData,
  getBuildingBlockRequirementDetailData,
} from "@gbvf/api/building-block/contract.ts";
import { createNoBuildingBlocks } from "@gbvf/mocks/building-block/buildingBlock.ts";
import { failing } from "@gbvf/mocks/respond.ts";
import { expect, screen, waitFor } from "storybook/test";
import { empty } from "../../../.storybook/placeStates.ts";
import preview from "../../../.storybook/preview.tsx";
import { placesOn, screenAt } from "../../../.storybook/screenAt.ts";
import { inOrder, lacks, shows, withHandlers } from "../../../.storybook/story.ts";
import { phone } from "../../../.storybook/viewports.ts";

const meta = preview.meta({ ...screenAt("/home/chart?componentId=1") });

const at = placesOn("/home/chart", 1);

export const Country = meta.story({
  tags: ["screen", "phone", "small"],
  play: shows("grid", "Availability by category, South Africa"),
});

export const SubOptionsChosen = meta.story({
  parameters: at(7, 1, "&componentOptions=1&componentSubOptions=1-1"),
  play: inOrder(
    shows("heading", /Availability by block and requirement$/),
    shows("rowheader", "GBVF Desk"),
    lacks("rowheader", "Shelters"),
  ),
});

export const Gaps = meta.story({
  parameters: at(1164, 3),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Police station support services/ }));
    await expect(canvas.getAllByText(/Police Station$/)[0]).toBeVisible();
    await expect(
      await canvas.findByRole("link", { name: "Who to call: contacts in Dikgatlong" }),
    ).toHaveAttribute("href", "/home/contact?boundaryId=1164&boundaryTypeId=3");
  },
});

export const FailedGaps = meta.story({
  parameters: at(1164, 3),
  beforeEach: withHandlers(failing(getBuildingBlockRequirementDetailData, 503)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: /Availability by category$/ })).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole("alert")).toHaveLength(3));
  },
});

export const FilteredWhileOpenOnPhone = meta.story({
  tags: ["screen"],
  globals: phone,
  play: async (story) => {
    const { canvas, userEvent } = story;
    await userEvent.click(await canvas.findByRole("button", { name: /^Services/ }));
    await userEvent.click(await canvas.findByRole("button", { name: /^Police station support services/ }));
    await userEvent.click(await canvas.findByRole("button", { name: /^GBVF Desk/ }));
    await userEvent.click(await canvas.findByRole("button", { name: "Filter by place or building block" }));
    await userEvent.click(await screen.findByRole("checkbox", { name: "Forums" }));
    await userEvent.click(await screen.findByRole("button", { name: "Done" }));
    const forums = await canvas.findByRole("button", { name: /^Forums/ });
    await expect(forums).toBeEnabled();
    await userEvent.click(forums);
    await expect(forums).toHaveAttribute("aria-expanded", "true");
  },
});

export const SecondOptionResets = meta.story({
  tags: ["screen", "phone"],
  parameters: at(7, 1, "&componentOptions=3"),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Filter by .*\(1\)$/ }));
    await userEvent.click(await screen.findByRole("checkbox", { name: "Services" }));
    await expect(await screen.findByRole("checkbox", { name: "All" })).toBeChecked();
    await expect(
      await screen.findByText("The chart shows one option at a time. Your choice was reset: all are shown."),
    ).toBeVisible();
  },
});

export const Empty = meta.story({
  parameters: at(7, 1),
  ...empty(getBuildingBlockData, createNoBuildingBlocks),
});
