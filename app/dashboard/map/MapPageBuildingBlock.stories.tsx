import { getBuildingBlockData } from "@gbvf/api/building-block/contract.ts";
import { searchContact } from "@gbvf/api/directory/contract.ts";
import { getGeomarkers } from "@gbvf/api/geography/contract.ts";
import { createNoBuildingBlocks } from "@gbvf/mocks/building-block/buildingBlock.ts";
import { helpLineEntry, markers, policeEntry, shelterEntry } from "@gbvf/mocks/directory/directory.ts";
import { failing, respond } from "@gbvf/mocks/respond.ts";
import { empty } from "../../../.storybook/placeStates.ts";
import preview from "../../../.storybook/preview.tsx";
import { placesOn, screenAt } from "../../../.storybook/screenAt.ts";
import {
  type Acting,
  contains,
  hasFocus,
  inOrder,
  lacks,
  links,
  presses,
  pressesKeys,
  recoversWith,
  shows,
  showsText,
  showsTextIn,
  takesFocus,
  withHandlers,
} from "../../../.storybook/story.ts";

const meta = preview.meta({
  ...screenAt("/home/map?componentId=1", { handlers: [respond(getGeomarkers, markers)] }),
});

const at = placesOn("/home/map", 1);
const municipality = at(1163, 3);

export const Country = meta.story({
  tags: ["screen", "phone", "small"],
  play: inOrder(
    contains("button", /^Gauteng, \d+\.\d\d% of requirements available$/),
    shows("heading", "Building blocks in South Africa", { level: 1 }),
    shows("columnheader", /Q2.*Latest full quarter/),
    shows("link", /What a building block is/),
  ),
});

export const Municipality = meta.story({
  tags: ["phone", "small"],
  parameters: municipality,
  play: inOrder(
    contains("button", /^Sol Plaatje, /),
    lacks("button", /^Dikgatlong, /),
    contains(
      "button",
      "Galeshewe Police Station, Police station support services, some requirement available",
    ),
  ),
});

export const Precinct = meta.story({
  parameters: at(10422, 5),
  play: inOrder(
    contains("button", /^Sol Plaatje, /),
    showsText("No data available"),
    links("Show Sol Plaatje", "/home/map?boundaryId=1163&boundaryTypeId=3&componentId=1"),
  ),
});

export const FilteredToWithheldPlaces = meta.story({
  parameters: at(1163, 3, "&componentOptions=1&componentSubOptions=1-5"),
  beforeEach: withHandlers(
    respond(getGeomarkers, {
      ...markers,
      withheld: [{ buildingBlock: 5, buildingBlockCategoryId: 1, count: 1 }],
    }),
  ),
  play: inOrder(
    showsText("Only: Services (Shelters)."),
    lacks("button", /police station/),
    showsText("1 confidential place is not on the map."),
  ),
});

const galeshewe = /^Galeshewe Police Station/;

const opensPin =
  (name: RegExp) =>
  async ({ canvas, userEvent }: Acting) => {
    (await canvas.findByRole("button", { name })).focus();
    await userEvent.keyboard("{Enter}");
  };

export const MarkerOpened = meta.story({
  parameters: municipality,
  beforeEach: withHandlers(respond(searchContact, [policeEntry])),
  play: inOrder(
    opensPin(galeshewe),
    showsTextIn(/1 Example Street/, "dialog", "Contacts"),
    async ({ canvas }) => takesFocus(canvas.getByRole("dialog")),
    pressesKeys("{Escape}"),
    lacks("dialog"),
    hasFocus("button", galeshewe),
  ),
});

export const MarkerConfidential = meta.story({
  parameters: municipality,
  beforeEach: withHandlers(
    respond(searchContact, ({ query }) =>
      query.stakeholderId === undefined
        ? [helpLineEntry]
        : [{ ...shelterEntry, stakeholderId: query.stakeholderId }],
    ),
  ),
  play: inOrder(
    opensPin(galeshewe),
    showsTextIn(/The address is confidential/, "dialog"),
    showsTextIn(/An invented help line/, "dialog"),
  ),
});

export const FailedMarkers = meta.story({
  parameters: municipality,
  beforeEach: withHandlers(failing(getGeomarkers, 400)),
  play: inOrder(
    recoversWith(respond(getGeomarkers, markers)),
    contains("button", /^Galeshewe Police Station/),
  ),
});

export const BoundaryOpened = meta.story({
  parameters: municipality,
  play: inOrder(
    opensPin(/^Sol Plaatje, /),
    contains("dialog", "Places in Sol Plaatje"),
    pressesKeys("{Escape}"),
    lacks("dialog"),
    presses("button", "View places"),
    contains("dialog", "Places in Sol Plaatje"),
    shows("heading", /^Services/),
  ),
});

export const Empty = meta.story({
  parameters: at(7, 1),
  ...empty(getBuildingBlockData, createNoBuildingBlocks),
});
