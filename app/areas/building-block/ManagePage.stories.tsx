import {
  deleteStakeholderById,
  getBuildingBlockContactsWithRequirements,
  updateBuildingBlockContactsAndRequirements,
} from "@gbvf/api/building-block/instance/contract.ts";
import { getBuildingBlockOnMunicipality } from "@gbvf/api/building-block/overview/contract.ts";
import { sessions, withoutPermissions } from "@gbvf/mocks/auth/sessions.ts";
import {
  contactsWithRequirements,
  pendingCapture,
  returnedCapture,
} from "@gbvf/mocks/building-block/capture.ts";
import { manyInstances, onMunicipality } from "@gbvf/mocks/building-block/overview.ts";
import { failing, refusing, respond, unreachable } from "@gbvf/mocks/respond.ts";
import { expect, screen, waitFor, within } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { screenAt, signedInAs } from "../../../.storybook/screenAt.ts";
import {
  type Acting,
  contains,
  failed,
  hasValue,
  inOrder,
  lacks,
  loading,
  presses,
  shows,
  showsText,
  withHandlers,
} from "../../../.storybook/story.ts";
import { buildingBlock } from "../../lib/address/areaPaths.ts";
import { getValues } from "./manage/capturedValues.ts";
import { getDraftKey } from "./manage/instanceForm.ts";

const place = contactsWithRequirements;
const url = buildingBlock.manage(place.boundaryStakeholderId, place.buildingBlockId, place.stakeholderId);

const manage = screenAt(url, { as: sessions.buildingBlock });

const meta = preview.meta({
  ...manage,
  beforeEach: (story) => {
    sessionStorage.clear();
    return manage.beforeEach(story);
  },
});

async function edit({ canvas, userEvent }: Acting) {
  await userEvent.click(await canvas.findByRole("button", { name: "Edit" }));
  return within(await canvas.findByRole("form", { name: /^Edit / }));
}

export const View = meta.story({
  tags: ["screen", "phone"],
  play: async ({ canvas, userEvent }) => {
    await shows("heading", "Sol Plaatje: Police station support services", { level: 1 })({ canvas });
    await expect((await canvas.findByText("Number of updates")).nextSibling).toHaveTextContent("1/3");
    await expect(await canvas.findByText("Checked on 2 May 2026 by telephone, Zanele Khumalo")).toBeVisible();
    await expect(await canvas.findByText("Reported wrong 2 times, from 1 network")).toBeVisible();
    await presses("button", "Show history")({ canvas, userEvent });
    await showsText(/^Contacts checked/)({ canvas });
  },
});

export const MayNotEdit = meta.story({
  beforeEach: withHandlers(
    signedInAs(withoutPermissions(sessions.buildingBlock, "EditBuildingBlock", "ValidateBuildingBlock")),
  ),
  play: inOrder(shows("heading", "GBVF Desk", { level: 3 }), lacks("button", "Edit")),
});

export const InvalidFields = meta.story({
  tags: ["phone"],
  play: async (story) => {
    const form = await edit(story);
    const address = form.getByRole("textbox", { name: "Physical Address" });
    await story.userEvent.clear(address);
    await story.userEvent.tab();
    await inOrder(
      showsText("Physical Address is required."),
      presses("button", "Submit"),
      showsText("Please correct the highlighted errors before submitting."),
      shows("heading", "There is a problem"),
    )(story);
  },
});

/** A number becomes ten digits when its field loses the focus. */
export const Submitted = meta.story({
  play: async (story) => {
    const form = await edit(story);
    const [reception] = form.getAllByRole("textbox", { name: /^Reception Number/ });
    if (reception === undefined) throw new Error("There is no reception number.");
    await story.userEvent.clear(reception);
    await story.userEvent.type(reception, "+27 53 555 0100");
    await story.userEvent.click(await form.findByRole("radio", { name: "I called" }));
    await expect(reception).toHaveValue("0535550100");
    await story.userEvent.click(await form.findByRole("button", { name: "Submit" }));
    await waitFor(() => expect(screen.getByText("Building block updated successfully")).toBeVisible());
    await waitFor(() => expect(story.canvas.getByRole("button", { name: "Edit" })).toHaveFocus());
  },
});

/** Removing a new person needs no confirmation, because the person was not saved. */
export const Added = meta.story({
  play: async (story) => {
    const form = await edit(story);
    await story.userEvent.click(
      await form.findByRole("button", { name: "Add a contact for Victim-Friendly Room" }),
    );
    const region = within(form.getByRole("region", { name: "Victim-Friendly Room" }));
    await waitFor(() => expect(region.getByRole("textbox", { name: "Name" })).toHaveFocus());
    await story.userEvent.click(await region.findByRole("button", { name: "Delete Contact 1" }));
    await expect(await region.findByText("No contact person yet.")).toBeVisible();
  },
});

export const SavedForVerification = meta.story({
  beforeEach: withHandlers(
    signedInAs(withoutPermissions(sessions.buildingBlock, "ValidateBuildingBlock")),
    respond(updateBuildingBlockContactsAndRequirements, {
      success: true,
      message: "Captured. It counts once somebody has verified it.",
      outcome: "waiting",
      changeId: null,
      version: 5,
    }),
  ),
  play: async (story) => {
    const form = await edit(story);
    await expect(form.queryByRole("button", { name: "Submit" })).toBeNull();
    await story.userEvent.type(await form.findByRole("textbox", { name: "Physical Address" }), ", Kimberley");
    await story.userEvent.click(await form.findByRole("button", { name: "Save for verification" }));
    await showsText("Captured. It counts once somebody has verified it.")({ canvas: screen });
  },
});

export const Refused = meta.story({
  beforeEach: withHandlers(
    refusing(updateBuildingBlockContactsAndRequirements, 400, {
      message: "Some fields are not right.",
      errors: [
        {
          code: "invalid",
          description: "Please enter a valid email address",
          field: "buildingBlockRequirements.0.stakeholderContactPerson.0.contacts.4.detail",
        },
      ],
    }),
  ),
  play: async (story) => {
    const form = await edit(story);
    await story.userEvent.click(await form.findByRole("radio", { name: "I visited" }));
    await story.userEvent.click(await form.findByRole("button", { name: "Submit" }));
    await waitFor(() => expect(form.getAllByRole("textbox", { name: /^Work Email/ })[1]).toBeInvalid());
  },
});

export const NotSaved = meta.story({
  tags: ["phone"],
  beforeEach: withHandlers(unreachable(updateBuildingBlockContactsAndRequirements)),
  play: async (story) => {
    const form = await edit(story);
    await story.userEvent.type(await form.findByRole("textbox", { name: "Physical Address" }), ", Unit 4");
    await story.userEvent.click(await form.findByRole("radio", { name: "I called" }));
    await story.userEvent.click(await form.findByRole("button", { name: "Submit" }));
    await showsText("Building block not updated.")({ canvas: screen });
    await showsText(/^There is no connection.* Only this tab keeps it: closing the tab deletes it\.$/)(story);
    await expect(sessionStorage.getItem("form-drafts")).toContain("Galeshewe, Unit 4");
    await story.userEvent.click(form.getByRole("button", { name: "Cancel" }));
    await expect(sessionStorage.getItem("form-drafts")).toBeNull();
  },
});

export const RestoredDraft = meta.story({
  tags: ["phone"],
  beforeEach: (story) => {
    const values = getValues({ ...place, version: place.version - 1, name: "Galeshewe police" });
    const texts = { [getDraftKey(place)]: JSON.stringify(values) };
    sessionStorage.setItem(
      "form-drafts",
      JSON.stringify({ whose: sessions.buildingBlock.user?.stakeholderId, texts }),
    );
    return withHandlers(
      refusing(updateBuildingBlockContactsAndRequirements, 409, {
        code: "changed",
        message: "This place was changed by Sipho Dube.",
        changedBy: "Sipho Dube",
        changedAt: "2026-08-15T07:00:00.000Z",
        current: place,
      }),
    )(story);
  },
  play: async ({ canvas, userEvent }) => {
    const form = within(await canvas.findByRole("form", { name: /^Edit / }));
    await waitFor(() =>
      expect(form.getAllByRole("textbox", { name: "Name" })[0]).toHaveValue("Galeshewe police"),
    );
    await expect(form.getByText(/^This is what you entered before/)).toBeVisible();
    await userEvent.click(await form.findByRole("radio", { name: "I called" }));
    await userEvent.click(await form.findByRole("button", { name: "Submit" }));
    const choice = within(await form.findByRole("group", { name: "Choose what to keep" }));
    await expect(choice.getByRole("radio", { name: /^Galeshewe Police Station/ })).toBeVisible();
  },
});

const captureConflict = {
  code: "waiting",
  message: "What Sipho Dube captured here waits for verification. Please decide about that first.",
  changedBy: pendingCapture.capturedBy,
  changedAt: pendingCapture.capturedAt,
  current: pendingCapture,
};

export const DeclinesToReplaceCapture = meta.story({
  tags: ["phone"],
  beforeEach: withHandlers(refusing(updateBuildingBlockContactsAndRequirements, 409, captureConflict)),
  play: async (story) => {
    const form = await edit(story);
    await story.userEvent.click(await form.findByRole("checkbox", { name: /^Confidential/ }));
    await story.userEvent.click(await form.findByRole("radio", { name: "I called" }));
    await story.userEvent.click(await form.findByRole("button", { name: "Submit" }));
    await inOrder(
      contains("alertdialog", "Replace what Sipho Dube captured?"),
      showsText("2 Example Street, Galeshewe, Kimberley, 8345"),
      presses("button", "Keep it"),
      showsText(captureConflict.message),
    )(story);
    await expect(form.getByRole("checkbox", { name: /^Confidential/ })).toBeChecked();
  },
});

export const RemovalReplacesCapture = meta.story({
  beforeEach: withHandlers(
    respond(getBuildingBlockContactsWithRequirements, { ...place, capture: pendingCapture }),
    respond(deleteStakeholderById, ({ query }) => ({
      success: true as const,
      message: `Contact removed in place of capture ${query.replaces}.`,
      outcome: "verified" as const,
      changeId: 41,
    })),
  ),
  play: inOrder(
    shows("article", "Waiting for verification"),
    edit,
    presses("button", "Delete Invented Contact 0001"),
    contains("alertdialog", "Delete Invented Contact 0001?"),
    showsText(/^Sipho Dube captured this on/),
    presses("button", "Delete contact"),
    showsText("Contact removed in place of capture 31."),
    lacks("button", "Delete Invented Contact 0001"),
  ),
});

export const CaptureReturned = meta.story({
  beforeEach: withHandlers(
    respond(getBuildingBlockContactsWithRequirements, { ...place, capture: returnedCapture }),
  ),
  play: inOrder(
    showsText(/^The reception number is the one of the court/),
    edit,
    hasValue("textbox", "Physical Address", "2 Example Street, Galeshewe"),
  ),
});

const long = "Saldanha Bay and Surroundings Centre for Survivors of Sexual Violence and Femicide, Vredenburg";

export const LongestNames = meta.story({
  tags: ["phone"],
  beforeEach: withHandlers(
    respond(getBuildingBlockContactsWithRequirements, {
      ...place,
      name: long,
      municipality: "Dr Ruth Segomotsi Mompati",
      address: { addressId: 1, addressTypeId: 1, addressLine1: long, addressLine2: long },
      buildingBlockRequirements: place.buildingBlockRequirements.map((requirement) => ({
        ...requirement,
        name: `${long} ${requirement.buildingBlockRequirementId}`,
        stakeholderContactPerson: requirement.stakeholderContactPerson.map((person) => ({
          ...person,
          name: long,
          role: long,
          contacts: person.contacts.map((contact) =>
            contact.contactTypeId === 1
              ? { ...contact, detail: "a.very.long.name.that.never.ends@a-long-domain-name.example.org" }
              : contact,
          ),
        })),
      })),
    }),
  ),
  play: shows("heading", `${long} 1`, { level: 3 }),
});

export const ManyPlaces = meta.story({
  tags: ["phone"],
  parameters: { router: { url: buildingBlock.manage(1163, 1) } },
  beforeEach: withHandlers(respond(getBuildingBlockOnMunicipality, manyInstances)),
  play: inOrder(shows("heading", "Choose a place to update"), shows("combobox", "Place")),
});

export const NoPlaces = meta.story({
  parameters: { router: { url: buildingBlock.manage(1163, 1) } },
  beforeEach: withHandlers(respond(getBuildingBlockOnMunicipality, { ...onMunicipality, instances: [] })),
  play: showsText("No data available to display."),
});

/** The API responds 404 to a place of another municipality. */
export const NotFound = meta.story({
  beforeEach: withHandlers(failing(getBuildingBlockContactsWithRequirements, 404)),
  play: showsText("This place is not there"),
});

export const Loading = meta.story(
  loading(getBuildingBlockOnMunicipality, getBuildingBlockContactsWithRequirements),
);

export const Failed = meta.story({
  tags: ["phone"],
  ...failed(getBuildingBlockOnMunicipality, showsText(/^The building block could not be loaded/)),
});
