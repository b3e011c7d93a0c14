import { userAuthenticated } from "@gbvf/api/auth/contract.ts";
import {
  deleteStakeholderById,
  getBuildingBlockContactsWithRequirements,
  updateBuildingBlockContactsAndRequirements,
} from "@gbvf/api/building-block/instance/contract.ts";
import { getBuildingBlockOnMunicipality } from "@gbvf/api/building-block/overview/contract.ts";
import { ACTIONS } from "@gbvf/api/lib/actions.ts";
import { sessions } from "@gbvf/mocks/auth/sessions.ts";
import {
  contactsWithRequirements,
  sentBackCapture,
  waitingCapture,
} from "@gbvf/mocks/building-block/capture.ts";
import { manyInstances, onMunicipality } from "@gbvf/mocks/building-block/overview.ts";
import { handlers } from "@gbvf/mocks/handlers.ts";
import { answer, failing, pending, refusing, unreachable } from "@gbvf/mocks/respond.ts";
import { toast } from "react-toastify/unstyled";
import { expect, screen, waitFor, within } from "storybook/test";
import type { Acting } from "../../../.storybook/Acting.ts";
import { showsLoading } from "../../../.storybook/loading.ts";
import preview from "../../../.storybook/preview.tsx";
import { AppScreen } from "../../AppScreen.tsx";
import { buildingBlock } from "../../lib/areaPaths.ts";
import { noteSignedOut } from "../../lib/signInHint.ts";

const place = contactsWithRequirements;
const url = buildingBlock.manage(place.boundaryStakeholderId, place.buildingBlockId, place.stakeholderId);

const meta = preview.meta({
  component: AppScreen,
  parameters: { layout: "fullscreen", router: { url } },
  beforeEach: ({ msw }) => {
    msw.use(...handlers);
    msw.use(answer(userAuthenticated, sessions.buildingBlock));
    return () => {
      noteSignedOut();
      toast.dismiss();
    };
  },
});

const phone = { viewport: { value: "phone" } };

const without = (...names: (keyof typeof ACTIONS)[]) => ({
  ...sessions.buildingBlock,
  userActions: sessions.buildingBlock.userActions.filter(
    ({ actionId }) => !names.some((name) => ACTIONS[name] === actionId),
  ),
});

async function edit({ canvas, userEvent }: Acting) {
  await userEvent.click(await canvas.findByRole("button", { name: "Edit" }));
  return within(await canvas.findByRole("form", { name: /^Edit / }));
}

/** Address, people by requirement, and each check. */
export const View = meta.story({
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "Sol Plaatje: Police station support services" }),
    ).toBeVisible();
    await expect(canvas.getByText("Number of updates").nextSibling).toHaveTextContent("1/3");
    await expect(await canvas.findByText("Checked on 2 May 2026 by telephone, Zanele Khumalo")).toBeVisible();
    await expect(canvas.getByText("Reported wrong by 2 people")).toBeVisible();
  },
});

export const ViewOnPhone = meta.story({
  globals: phone,
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { level: 3, name: "GBVF Desk" });
  },
});

export const MayNotEdit = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(answer(userAuthenticated, without("EditBuildingBlock", "ValidateBuildingBlock"))),
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { level: 3, name: "GBVF Desk" });
    await expect(canvas.queryByRole("button", { name: "Edit" })).toBeNull();
  },
});

/** Fields are checked on leaving; errors are listed, and a toast asks to correct them. */
export const Corrections = meta.story({
  play: async (story) => {
    const form = await edit(story);
    const address = form.getByRole("textbox", { name: "Physical Address" });
    await story.userEvent.clear(address);
    await story.userEvent.tab();
    await expect(await form.findByText("Physical Address is required.")).toBeVisible();
    await story.userEvent.click(form.getByRole("button", { name: "Submit" }));
    await expect(
      await screen.findByText("Please correct the highlighted errors before submitting."),
    ).toBeVisible();
    await expect(await form.findByRole("heading", { name: "There is a problem" })).toBeVisible();
  },
});

export const CorrectionsOnPhone = meta.story({ ...Corrections.input, globals: phone });

/** A number becomes ten digits on leaving its field; submitting returns to view. */
export const Submitted = meta.story({
  play: async (story) => {
    const form = await edit(story);
    const [reception] = form.getAllByRole("textbox", { name: /^Reception Number/ });
    if (reception === undefined) throw new Error("There is no reception number.");
    await story.userEvent.clear(reception);
    await story.userEvent.type(reception, "+27 53 555 0100");
    await story.userEvent.click(form.getByRole("radio", { name: "I called" }));
    await expect(reception).toHaveValue("0535550100");
    await story.userEvent.click(form.getByRole("button", { name: "Submit" }));
    await waitFor(() => expect(screen.getByText("Building block updated successfully")).toBeVisible());
    await waitFor(() => expect(story.canvas.getByRole("button", { name: "Edit" })).toHaveFocus());
  },
});

/** Without permission to validate. */
export const SavedForVerification = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(userAuthenticated, without("ValidateBuildingBlock"))),
  play: async (story) => {
    const form = await edit(story);
    await expect(form.queryByRole("button", { name: "Submit" })).toBeNull();
    await story.userEvent.type(form.getByRole("textbox", { name: "Physical Address" }), ", Kimberley");
    await story.userEvent.click(form.getByRole("button", { name: "Save for verification" }));
    await waitFor(() =>
      expect(screen.getByText("Captured. It counts once somebody has verified it.")).toBeVisible(),
    );
  },
});

/** The server's message is at its field. */
export const Refused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      refusing(updateBuildingBlockContactsAndRequirements, 400, {
        message: "Some fields are not right.",
        errors: [
          {
            code: "invalid",
            description: "Please enter a valid email address",
            field: "buildingBlockRequirements.0.stakeholderContactPerson.0.contacts.3.detail",
          },
        ],
      }),
    ),
  play: async (story) => {
    const form = await edit(story);
    await story.userEvent.click(form.getByRole("radio", { name: "I visited" }));
    await story.userEvent.click(form.getByRole("button", { name: "Submit" }));
    await waitFor(() => expect(form.getAllByRole("textbox", { name: /^Work Email/ })[1]).toBeInvalid());
  },
});

export const NotSaved = meta.story({
  beforeEach: ({ msw }) => msw.use(unreachable(updateBuildingBlockContactsAndRequirements)),
  play: async (story) => {
    const form = await edit(story);
    await story.userEvent.click(form.getByRole("radio", { name: "I called" }));
    await story.userEvent.click(form.getByRole("button", { name: "Submit" }));
    await expect((await screen.findAllByText("Building block not updated."))[0]).toBeVisible();
  },
});

/** Both changed the address: both values are shown; other changes merge. */
export const Conflict = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      refusing(updateBuildingBlockContactsAndRequirements, 409, {
        code: "changed",
        message: "This place was changed by Sipho Dube.",
        changedBy: "Sipho Dube",
        changedAt: "2026-08-15T07:00:00.000Z",
        current: {
          ...place,
          version: place.version + 1,
          address: { ...place.address, addressLine1: "9 New Road" },
        },
      }),
    ),
  play: async (story) => {
    const form = await edit(story);
    await story.userEvent.type(form.getByRole("textbox", { name: "Physical Address" }), ", Unit 4");
    await story.userEvent.click(form.getByRole("radio", { name: "I called" }));
    await story.userEvent.click(form.getByRole("button", { name: "Submit" }));
    const choice = within(await form.findByRole("group", { name: "Choose what to keep" }));
    await expect(choice.getByRole("radio", { name: /^9 New Road/ })).toBeVisible();
  },
});

export const ConflictOnPhone = meta.story({ ...Conflict.input, globals: phone });

/** Focus moves to the new name; removing it asks nothing, as it was not saved. */
export const Added = meta.story({
  play: async (story) => {
    const form = await edit(story);
    await story.userEvent.click(form.getByRole("button", { name: "Add a contact for Victim-Friendly Room" }));
    const room = within(form.getByRole("region", { name: "Victim-Friendly Room" }));
    await waitFor(() => expect(room.getByRole("textbox", { name: "Name" })).toHaveFocus());
    await story.userEvent.click(room.getByRole("button", { name: "Delete Contact 1" }));
    await expect(room.getByText("Nobody stands for this requirement.")).toBeVisible();
  },
});

/** Asks first; a failure shows in the question. */
export const DeletionFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(unreachable(deleteStakeholderById)),
  play: async (story) => {
    const form = await edit(story);
    await story.userEvent.click(form.getByRole("button", { name: "Delete Invented Contact 0001" }));
    const question = within(
      await screen.findByRole("alertdialog", { name: "Delete Invented Contact 0001?" }),
    );
    await story.userEvent.click(question.getByRole("button", { name: "Delete contact" }));
    await waitFor(() =>
      expect(question.getByText("An error occurred while deleting the contact.")).toBeVisible(),
    );
  },
});

/** Old → new above the place, until somebody decides. */
export const CaptureWaiting = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(answer(getBuildingBlockContactsWithRequirements, { ...place, capture: waitingCapture })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("article", { name: "Waiting for verification" })).toBeVisible();
  },
});

/** Continues one's own capture, with the reason in view. */
export const CaptureSentBack = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(answer(getBuildingBlockContactsWithRequirements, { ...place, capture: sentBackCapture })),
  play: async (story) => {
    await expect(
      await story.canvas.findByText(/^The reception number is the one of the court/),
    ).toBeVisible();
    const form = await edit(story);
    await expect(form.getByRole("textbox", { name: "Physical Address" })).toHaveValue(
      "2 Example Street, Galeshewe",
    );
  },
});

export const HistoryShown = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Show history" }));
    await expect(await canvas.findByText("Contacts checked")).toBeVisible();
  },
});

export const HistoryOnPhone = meta.story({ ...HistoryShown.input, globals: phone });

const long = "Saldanha Bay and Surroundings Centre for Survivors of Sexual Violence and Femicide, Vredenburg";

/** Everything as long as it may be. */
export const LongestNames = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answer(getBuildingBlockContactsWithRequirements, {
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
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { level: 3, name: `${long} 1` });
  },
});

export const LongestNamesOnPhone = meta.story({ ...LongestNames.input, globals: phone });

/** A place that nobody has captured: no address, no number, nobody for any requirement. */
export const NothingCaptured = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answer(getBuildingBlockContactsWithRequirements, {
        ...place,
        isCaptured: false,
        existsOn: null,
        address: null,
        contacts: [],
        buildingBlockRequirements: place.buildingBlockRequirements.map((requirement) => ({
          ...requirement,
          stakeholderContactPerson: [],
        })),
      }),
    ),
  play: async ({ canvas }) => {
    const nobody = await canvas.findAllByText("Nobody stands for this requirement.");
    await expect(nobody).toHaveLength(place.buildingBlockRequirements.length);
  },
});

export const NothingCapturedOnPhone = meta.story({ ...NothingCaptured.input, globals: phone });

/** 62 places of one block, one with 90 characters: a choice comes first. */
export const ManyPlaces = meta.story({
  parameters: { router: { url: buildingBlock.manage(1163, 1) } },
  beforeEach: ({ msw }) => msw.use(answer(getBuildingBlockOnMunicipality, manyInstances)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Choose a place to update" })).toBeVisible();
    await expect(canvas.getByRole("combobox", { name: "Place" })).toBeVisible();
  },
});

export const ManyPlacesOnPhone = meta.story({ ...ManyPlaces.input, globals: phone });

export const NoPlaces = meta.story({
  parameters: { router: { url: buildingBlock.manage(1163, 1) } },
  beforeEach: ({ msw }) =>
    msw.use(answer(getBuildingBlockOnMunicipality, { ...onMunicipality, instances: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No data available to display.")).toBeVisible();
  },
});

/** Another municipality's place looks unknown. */
export const NotThere = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(getBuildingBlockContactsWithRequirements, 404)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("This place is not there")).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(pending(getBuildingBlockOnMunicipality), pending(getBuildingBlockContactsWithRequirements)),
  play: showsLoading,
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(getBuildingBlockOnMunicipality, 400)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The building block could not be loaded/)).toBeVisible();
  },
});

export const FailedOnPhone = meta.story({ ...Failed.input, globals: phone });
