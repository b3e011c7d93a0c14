import { getBuildingBlockOnMunicipality } from "@gbvf/api/building-block/overview/contract.ts";
import { sessions, withoutPermissions } from "@gbvf/mocks/auth/sessions.ts";
import { contactsWithRequirements } from "@gbvf/mocks/building-block/capture.ts";
import { onMunicipality } from "@gbvf/mocks/building-block/overview.ts";
import { respond } from "@gbvf/mocks/respond.ts";
import { expect, screen, waitFor, within } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { storyUrl } from "../../../.storybook/StoryRouter.tsx";
import { screenAt, signedInAs } from "../../../.storybook/screenAt.ts";
import { type Acting, withHandlers } from "../../../.storybook/story.ts";
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

async function openEndDialog({ canvas, userEvent }: Acting) {
  await userEvent.click(await canvas.findByRole("button", { name: "End this place" }));
  return within(await screen.findByRole("alertdialog", { name: `End ${place.name}?` }));
}

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
    await waitFor(() =>
      expect(storyUrl()).toBe(buildingBlock.manage(boundaryStakeholderId, buildingBlockId, 210_499)),
    );
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
  play: async (story) => {
    const question = await openEndDialog(story);
    await waitFor(() => expect(question.getByText(/^From 15 August 2026 on/)).toBeVisible());
    await story.userEvent.click(await question.findByRole("button", { name: "End this place" }));
    await expect(await question.findByText("Please say why it ends.")).toBeVisible();
  },
});

export const Ended = meta.story({
  play: async (story) => {
    const question = await openEndDialog(story);
    await story.userEvent.click(await question.findByRole("radio", { name: "It moved away" }));
    await story.userEvent.click(await question.findByRole("button", { name: "End this place" }));
    await waitFor(() =>
      expect(storyUrl()).toBe(buildingBlock.manage(boundaryStakeholderId, buildingBlockId)),
    );
  },
});

export const Confirmed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "It exists as listed" }));
    await waitFor(() => expect(screen.getByText("Confirmed.")).toBeVisible());
  },
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
