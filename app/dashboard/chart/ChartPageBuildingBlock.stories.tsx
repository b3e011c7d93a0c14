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
import {
  hasAttribute,
  inOrder,
  lacks,
  links,
  presses,
  shows,
  showsText,
  withHandlers,
} from "../../../.storybook/story.ts";
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
  play: inOrder(
    presses("button", /^Police station support services/),
    showsText(/Police Station$/),
    links("Who to call: contacts in Dikgatlong", "/home/contact?boundaryId=1164&boundaryTypeId=3"),
  ),
});

export const FailedGaps = meta.story({
  parameters: at(1164, 3),
  beforeEach: withHandlers(failing(getBuildingBlockRequirementDetailData, 503)),
  play: async ({ canvas }) => {
    await shows("heading", /Availability by category$/)({ canvas });
    await waitFor(() => expect(canvas.getAllByRole("alert")).toHaveLength(3));
  },
});

export const FilteredWhileOpenOnPhone = meta.story({
  tags: ["screen"],
  globals: phone,
  play: inOrder(
    presses("button", /^Services/),
    presses("button", /^Police station support services/),
    presses("button", /^GBVF Desk/),
    presses("button", "Filter by place or building block"),
    presses("checkbox", "Forums"),
    presses("button", "Done"),
    presses("button", /^Forums/),
    hasAttribute("button", /^Forums/, "aria-expanded", "true"),
  ),
});

export const SecondOptionResets = meta.story({
  tags: ["screen", "phone"],
  parameters: at(7, 1, "&componentOptions=3"),
  play: inOrder(
    presses("button", /^Filter by .*\(1\)$/),
    presses("checkbox", "Services"),
    async () => expect(await screen.findByRole("checkbox", { name: "All" })).toBeChecked(),
    showsText("The chart shows one option at a time. Your choice was reset: all are shown."),
  ),
});

export const Empty = meta.story({
  parameters: at(7, 1),
  ...empty(getBuildingBlockData, createNoBuildingBlocks),
});
