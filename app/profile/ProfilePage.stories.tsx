import { login, type SessionCheck } from "@gbvf/api/auth/contract.ts";
import { getUserTitles } from "@gbvf/api/lookup/contract.ts";
import { getProfile, type Profile, updateProfile } from "@gbvf/api/profile/contract.ts";
import { profile } from "@gbvf/mocks/auth/auth.ts";
import { sessions } from "@gbvf/mocks/auth/sessions.ts";
import { organisationDetails } from "@gbvf/mocks/organisation/organisation.ts";
import { done, failing, refusing, respond } from "@gbvf/mocks/respond.ts";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { screenAt, signedInAs } from "../../.storybook/screenAt.ts";
import {
  failed,
  hasFocus,
  hasValue,
  inOrder,
  lacksText,
  loading,
  type Mocking,
  presses,
  replaces,
  shows,
  showsText,
  types,
  withHandlers,
} from "../../.storybook/story.ts";

const meta = preview.meta({ ...screenAt("/profile/", { as: sessions.organisation }) });

const renames = inOrder(
  presses("button", "Edit"),
  replaces("Full Name", "Thabo Nkosi"),
  presses("button", "Save"),
);

export const View = meta.story({
  tags: ["screen", "phone"],
  play: inOrder(
    shows("heading", "Profile", { level: 1 }),
    showsText("Organisation health check · University of the Valley"),
    showsText("organisation@example.org"),
    showsText("A survey can begin, The results of a survey are ready, A measure is due"),
  ),
});

export const Question = meta.story({
  tags: ["phone"],
  beforeEach: withHandlers(
    signedInAs({
      ...sessions.withoutRole,
      application: {
        verificationStatus: 1,
        receivedOn: "2026-06-30",
        question: "How many people work there?",
        decidedOn: null,
        rejectionReason: null,
      },
    }),
  ),
  play: inOrder(
    showsText("Your application waits for your answer."),
    presses("button", "Send answer"),
    showsText("Answer is required"),
  ),
});

export const Rejected = meta.story({
  tags: ["phone"],
  beforeEach: withHandlers(
    signedInAs({
      ...sessions.withoutRole,
      application: {
        verificationStatus: 2,
        receivedOn: "2026-06-30",
        question: null,
        decidedOn: "2026-07-03",
        rejectionReason: "We could not reach the office.",
        details: organisationDetails,
      },
    }),
  ),
  play: inOrder(
    showsText(/^Your application was not approved\./),
    showsText(/3 July 2026 for Masakhane Community Trust\. The reason: We could not reach the office\./),
    shows("heading", "Apply again"),
    hasValue("textbox", "Organisation Name", organisationDetails.organisationName),
    presses("button", "Apply again"),
    showsText("Answer is required"),
  ),
});

export const Loading = meta.story(loading(getProfile));

export const Failed = meta.story(failed(getProfile));

export const EmptyDetails = meta.story({
  beforeEach: withHandlers(
    respond(getProfile, {
      ...profile,
      alternativeNumber: "",
      mobileNumber: "",
      titleId: null,
      jobRole: null,
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText("Not given")).toHaveLength(4);
  },
});

export const TitlesFailed = meta.story({
  beforeEach: withHandlers(failing(getUserTitles, 400)),
  play: inOrder(
    showsText("The title could not be loaded."),
    shows("button", "Retry"),
    lacksText("Not given"),
  ),
});

const onSave = fn();

const endSession = ({ msw }: Mocking, nextSession: SessionCheck, fullName: string) => {
  onSave.mockClear();
  let current: Profile = profile;
  msw.use(
    refusing(updateProfile, 401, { code: "signed-out", message: "Please sign in." }),
    respond(getProfile, () => current),
    respond(login, () => {
      current = { ...profile, fullName, email: nextSession.user?.username ?? "" };
      msw.use(
        signedInAs(nextSession),
        respond(updateProfile, () => {
          onSave();
          return done("Profile updated successfully");
        }),
      );
      return { ...done("You are signed in."), userType: 2 as const };
    }),
  );
};

const dialog = () => screen.findByRole("alertdialog", { name: "Log in again" });

/** The input must never reach another person's profile. */
export const SessionEndedForAnotherPerson = meta.story({
  tags: ["screen"],
  beforeEach: (story) => endSession(story, sessions.buildingBlock, "Zanele Khumalo"),
  play: async (story) => {
    await renames(story);
    const { getByLabelText, getByRole } = within(await dialog());
    const email = getByRole("textbox", { name: "Email" });
    await waitFor(() => expect(getByLabelText("Password")).toHaveFocus());
    await story.userEvent.clear(email);
    await story.userEvent.type(email, "buildingblock@example.org");
    await story.userEvent.type(getByLabelText("Password"), "Bright-Skylark7!{Enter}");
    await expect(await story.canvas.findByText("Zanele Khumalo", { selector: "dd" })).toBeVisible();
    await expect(onSave).not.toHaveBeenCalled();
    await shows("button", "Zanele Khumalo, account")(story);
    await showsText("Building blocks · Gauteng")(story);
  },
});

export const SessionEndedAndDismissed = meta.story({
  tags: ["screen"],
  beforeEach: (story) => endSession(story, sessions.organisation, "Thabo Nkosi"),
  play: async (story) => {
    await renames(story);
    await story.userEvent.click(within(await dialog()).getByRole("button", { name: "Close" }));
    // The text is in the form and in a toast.
    await waitFor(() =>
      expect(screen.getAllByText(/^Your session has ended\. Nothing was saved/)).toHaveLength(2),
    );
    await expect(await story.canvas.findByRole("textbox", { name: "Full Name" })).toHaveValue("Thabo Nkosi");
    await expect(story.canvas.queryByRole("button", { name: /, account$/ })).toBeNull();
  },
});

export const Cancelled = meta.story({
  play: inOrder(
    // The first field takes the focus only if it is there by then.
    showsText("Mr"),
    presses("button", "Edit"),
    hasFocus("combobox", "Title"),
    async ({ canvas }) => expect(canvas.getByRole("textbox", { name: "Email" })).toHaveAttribute("readonly"),
    types("Full Name", " Nkosi"),
    presses("button", "Cancel"),
    showsText("Thabo Mokoena"),
    hasFocus("button", "Edit"),
  ),
});

export const ChangePassword = meta.story({
  tags: ["small"],
  play: inOrder(
    presses("button", "Edit"),
    presses("button", "Change password"),
    async ({ canvas, userEvent }) => {
      await expect(await canvas.findByLabelText("Current Password")).toHaveFocus();
      await userEvent.type(await canvas.findByLabelText("New Password"), "short");
    },
    presses("button", "Save"),
    shows("link", "Password is required"),
    presses("button", "Keep current password"),
    async ({ canvas }) => expect(canvas.queryByLabelText("New Password")).toBeNull(),
    hasFocus("button", "Change password"),
  ),
});
