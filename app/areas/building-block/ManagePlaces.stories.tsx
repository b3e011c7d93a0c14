import { getBuildingBlockOnMunicipality } from "@gbvf/api/building-block/overview/contract.ts";
import { sessions, withoutPermissions } from "@gbvf/mocks/auth/sessions.ts";
import { contactsWithRequirements } from "@gbvf/mocks/building-block/capture.ts";
import { onMunicipality } from "@gbvf/mocks/building-block/overview.ts";
import { respond } from "@gbvf/mocks/respond.ts";
import { expect, waitFor, within } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { screenAt, signedInAs } from "../../../.storybook/screenAt.ts";
import {
  type Acting,
  comesTo,
  contains,
  inDialog,
  inOrder,
  presses,
  showsText,
  withHandlers,
} from "../../../.storybook/story.ts";
import { buildingBlock } from "../../lib/address/areaPaths.ts";

const place = contactsWithRequirements;
const { boundaryStakeholderId, buildingBlockId, stakeholderId } = place;

const meta = preview.meta({
  ...screenAt(buildingBlock.manage(boundaryStakeholderId, buildingBlockId, stakeholderId), {
    as: sessions.buildingBlock,
  }),
});

async function add({ canvas, userEvent }: Acting) {
  await userEvent.click(await canvas.findByRole("button", { name: "Add a place" }));
  const form = within(await canvas.findByRole("form", { name: "Add a place" }));
  await waitFor(() => expect(form.getByRole("textbox", { name: "Name" })).toHaveFocus());
  return form;
}

const openEndDialog = inOrder(
  presses("button", "End this place"),
  contains("alertdialog", `End ${place.name}?`),
);

export const Added = meta.story({
  tags: ["screen"],
  play: async (story) => {
    const form = await add(story);
    await story.userEvent.keyboard("Riverside police station");
    await story.userEvent.type(
      await form.findByRole("textbox", { name: "Physical Address" }),
      "3 River Road",
    );
    await story.userEvent.type(form.getByRole("textbox", { name: /^Opening hours/ }), "Always");
    await story.userEvent.click(form.getByRole("checkbox", { name: "isiZulu" }));
    await story.userEvent.click(await form.findByRole("button", { name: "Add place" }));
    await comesTo(buildingBlock.manage(boundaryStakeholderId, buildingBlockId, 210_499))();
  },
});

export const AddingConfidential = meta.story({
  parameters: { router: { url: buildingBlock.manage(boundaryStakeholderId, buildingBlockId) } },
  beforeEach: withHandlers(
    respond(getBuildingBlockOnMunicipality, { ...onMunicipality, isConfidential: true, instances: [] }),
  ),
  play: async (story) => {
    const form = await add(story);
    await expect(form.queryByRole("checkbox", { name: /^Confidential/ })).toBeNull();
  },
});

export const EndConfirmation = meta.story({
  tags: ["phone"],
  play: inOrder(
    openEndDialog,
    showsText(/^From 15 August 2026 on/),
    inDialog(presses("button", "End this place")),
    showsText("Please say why it ends."),
  ),
});

export const Ended = meta.story({
  play: inOrder(
    openEndDialog,
    presses("radio", "It moved away"),
    inDialog(presses("button", "End this place")),
    comesTo(buildingBlock.manage(boundaryStakeholderId, buildingBlockId)),
  ),
});

export const Confirmed = meta.story({
  play: inOrder(presses("button", "It exists as listed"), showsText("Confirmed.")),
});

export const MayOnlyEdit = meta.story({
  beforeEach: withHandlers(
    signedInAs(
      withoutPermissions(
        sessions.buildingBlock,
        "AddBuildingBlock",
        "DeleteBuildingBlock",
        "VerifyBuildingBlockExist",
      ),
    ),
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole("button", { name: "Edit" });
    for (const name of ["Add a place", "End this place", "It exists as listed"])
      await expect(canvas.queryByRole("button", { name })).toBeNull();
  },
});
