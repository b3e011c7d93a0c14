import { getBuildingBlockData } from "@gbvf/api/building-block/contract.ts";
import { searchContact } from "@gbvf/api/directory/contract.ts";
import { getGeomarkers } from "@gbvf/api/geography/contract.ts";
import { createNoBuildingBlocks } from "@gbvf/mocks/building-block/buildingBlock.ts";
import { helpLineEntry, markers, policeEntry, shelterEntry } from "@gbvf/mocks/directory/directory.ts";
import { failing, respond } from "@gbvf/mocks/respond.ts";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { empty } from "../../../.storybook/placeStates.ts";
import preview from "../../../.storybook/preview.tsx";
import { placesOn, screenAt } from "../../../.storybook/screenAt.ts";
import {
  contains,
  inOrder,
  lacks,
  links,
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
  play: async ({ canvas }) => {
    await contains("button", /^Gauteng, \d+\.\d\d% of requirements available$/)({ canvas });
    await expect(await canvas.findByRole("heading", { level: 1 })).toHaveTextContent(
      "Building blocks in South Africa",
    );
    await expect(await canvas.findByRole("columnheader", { name: /Q2.*Latest full quarter/ })).toBeVisible();
    await expect(await canvas.findByRole("link", { name: /What a building block is/ })).toBeVisible();
  },
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

export const Filtered = meta.story({
  parameters: at(1163, 3, "&componentOptions=1&componentSubOptions=1-5"),
  play: inOrder(showsText("Only: Services (Shelters)."), lacks("button", /police station/)),
});

export const WithheldPlaces = meta.story({
  parameters: municipality,
  beforeEach: withHandlers(
    respond(getGeomarkers, {
      ...markers,
      withheld: [{ buildingBlock: 5, buildingBlockCategoryId: 1, count: 1 }],
    }),
  ),
  play: showsText("1 confidential place is not on the map."),
});

export const MarkerOpened = meta.story({
  parameters: municipality,
  beforeEach: withHandlers(respond(searchContact, [policeEntry])),
  play: async ({ canvas }) => {
    const pin = await canvas.findByRole("button", { name: /^Galeshewe Police Station/ });
    pin.focus();
    await userEvent.keyboard("{Enter}");
    const dialog = await screen.findByRole("dialog", { name: "Contacts" });
    await expect(await within(dialog).findByText(/1 Example Street/)).toBeInTheDocument();
    await takesFocus(dialog);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(pin).toHaveFocus());
  },
});

async function openPin(name: RegExp) {
  (await screen.findByRole("button", { name })).focus();
  await userEvent.keyboard("{Enter}");
  return within(await screen.findByRole("dialog"));
}
const galeshewe = /^Galeshewe Police Station/;

export const MarkerConfidential = meta.story({
  parameters: municipality,
  beforeEach: withHandlers(
    respond(searchContact, ({ query }) =>
      query.stakeholderId === undefined
        ? [helpLineEntry]
        : [{ ...shelterEntry, stakeholderId: query.stakeholderId }],
    ),
  ),
  play: async () => {
    const dialog = await openPin(galeshewe);
    await expect(await dialog.findByText(/The address is confidential/)).toBeInTheDocument();
    await expect((await dialog.findAllByText(/An invented help line/))[0]).toBeInTheDocument();
  },
});

export const FailedMarkers = meta.story({
  parameters: municipality,
  beforeEach: withHandlers(failing(getGeomarkers, 400)),
  play: async ({ canvas, msw }) => {
    await showsTextIn("Failed to fetch data. Please try again.", "alert")({ canvas });
    msw.use(respond(getGeomarkers, markers));
    await userEvent.click(await canvas.findByRole("button", { name: "Retry" }));
    await contains("button", /^Galeshewe Police Station/)({ canvas });
  },
});

export const BoundaryOpened = meta.story({
  parameters: municipality,
  play: async ({ canvas }) => {
    const findDialog = () => screen.findByRole("dialog", { name: "Places in Sol Plaatje" });
    (await canvas.findByRole("button", { name: /^Sol Plaatje, / })).focus();
    await userEvent.keyboard("{Enter}");
    await findDialog();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await userEvent.click(await canvas.findByRole("button", { name: "View places" }));
    const heading = await within(await findDialog()).findByRole("heading", { name: /^Services/ });
    await expect(heading).toBeVisible();
  },
});

export const Empty = meta.story({
  parameters: at(7, 1),
  ...empty(getBuildingBlockData, createNoBuildingBlocks),
});
