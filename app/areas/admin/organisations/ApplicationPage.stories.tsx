import { userAuthenticated } from "@gbvf/api/auth/contract.ts";
import {
  type Application,
  getLikelyDuplicates,
  searchOrganisations,
} from "@gbvf/api/organisation/contract.ts";
import {
  previewDecision,
  stopDecision,
  verifyOrganisation,
} from "@gbvf/api/organisation/decision/contract.ts";
import { noteViewing } from "@gbvf/api/organisation/viewing/contract.ts";
import { sessions } from "@gbvf/mocks/auth/sessions.ts";
import { handlers } from "@gbvf/mocks/handlers.ts";
import { applications } from "@gbvf/mocks/organisation/organisation.ts";
import { answer, failing, pending, refusing } from "@gbvf/mocks/respond.ts";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import type { Acting } from "../../../../.storybook/Acting.ts";
import { showsLoading } from "../../../../.storybook/loading.ts";
import preview from "../../../../.storybook/preview.tsx";
import { AppScreen } from "../../../AppScreen.tsx";
import { noteSignedOut } from "../../../lib/signInHint.ts";

const at = (application: Application) => ({
  router: { url: `/admin/organisations/view/${application.stakeholderId}/` },
});
const small = { viewport: { value: "small" } };
const phone = { viewport: { value: "phone" } };

const meta = preview.meta({
  component: AppScreen,
  parameters: { layout: "fullscreen", ...at(applications.inProgress) },
  beforeEach: ({ msw }) => {
    msw.use(...handlers);
    msw.use(answer(userAuthenticated, sessions.administrator));
    return noteSignedOut;
  },
});

const open = async ({ canvas, userEvent }: Acting, name: string) => {
  await userEvent.click(await canvas.findByRole("button", { name }));
  return within(await screen.findByRole("dialog"));
};

export const InProgress = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { level: 1, name: "Masakhane Community Trust" });
    await expect(canvas.getByText("2 working days left")).toBeVisible();
    await expect(await canvas.findByText(/Same number: 0825550105/)).toBeVisible();
  },
});

/** Said on the page, in words; nothing is locked. */
export const OpenElsewhere = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answer(noteViewing, {
        others: [{ name: "Lerato van der Westhuizen-Nkosi", since: "2026-07-01T09:40:00.000Z" }],
      }),
    ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/has this application open too, since 1 July 2026 at 11:40/),
    ).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Approve" })).toBeEnabled();
  },
});

export const OpenElsewhereOnPhone = meta.story({ ...OpenElsewhere.input, globals: phone });

const sent = fn();

/** Two presses, with the letter in view before the second. The list then offers undo. */
export const Approves = meta.story({
  beforeEach: ({ msw }) => {
    sent.mockClear();
    msw.use(
      answer(verifyOrganisation, ({ body }) => {
        sent(body);
        return {
          success: true as const,
          message: "The organisation is approved.",
          version: 2,
          letterGoesAt: "2026-08-15T08:01:00.000Z",
        };
      }),
    );
  },
  play: async (story) => {
    const dialog = await open(story, "Approve");
    await waitFor(() => expect(dialog.getByText(/was approved\. You can now sign in/)).toBeVisible());
    await story.userEvent.click(dialog.getByRole("button", { name: "Approve" }));
    const note = await story.canvas.findByRole("region", { name: "Your decision" });
    await expect(note).toHaveTextContent("Masakhane Community Trust: The organisation is approved.");
    await expect(sent).toHaveBeenCalledWith({
      VerificationStatusId: 3,
      EmailTemplateType: 1,
      StakeholderId: 600_001,
      OrganisationEmail: "ayanda@masakhane.example",
      Name: "Ayanda Naidoo",
      version: 1,
    });
  },
});

/** A reason is required. */
export const RejectsWithReason = meta.story({
  play: async (story) => {
    const dialog = await open(story, "Reject");
    await story.userEvent.click(dialog.getByRole("button", { name: "Reject" }));
    const field = dialog.getByRole("textbox", { name: "What the applicant will read" });
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription("Please specify a rejection reason.");
    await story.userEvent.type(field, "We could not reach you.");
    await story.userEvent.tab();
    await waitFor(() => expect(dialog.getByText(/was not approved: We could not reach you\./)).toBeVisible());
    await story.userEvent.click(dialog.getByRole("button", { name: "Reject" }));
    await expect(await story.canvas.findByRole("region", { name: "Your decision" })).toHaveTextContent(
      "The application is rejected.",
    );
  },
});

/** The evidence fills in the reason. */
export const RejectsAsDuplicate = meta.story({
  play: async (story) => {
    const { canvas, userEvent } = story;
    const [first] = await canvas.findAllByRole("button", { name: "Reject as duplicate" });
    await userEvent.click(first as HTMLElement);
    const dialog = within(await screen.findByRole("dialog"));
    await expect(dialog.getByRole("radio", { name: /Duplicated Organisation/ })).toBeChecked();
    await userEvent.click(dialog.getByRole("button", { name: "Reject" }));
    await expect(await canvas.findByRole("region", { name: "Your decision" })).toBeVisible();
  },
});

/** The dialog says who decided; the screen behind shows the decision. */
export const DecidedMeanwhile = meta.story({
  beforeEach: ({ msw }) => {
    const { stakeholderId } = applications.inProgress;
    msw.use(
      refusing(verifyOrganisation, 409, {
        code: "changed",
        message: "Thandi Zulu approved this application on 15 August 2026.",
      }),
      answer(previewDecision, () => {
        const organisations = [{ ...applications.approved, stakeholderId }];
        msw.use(answer(searchOrganisations, { organisations, total: 1 }));
        return { to: "ayanda@masakhane.example", subject: "Welcome", paragraphs: [], link: null };
      }),
    );
  },
  play: async (story) => {
    const dialog = await open(story, "Approve");
    await dialog.findByText("Welcome");
    await story.userEvent.click(dialog.getByRole("button", { name: "Approve" }));
    await waitFor(() => expect(dialog.getByText(/^Thandi Zulu approved this application/)).toBeVisible());
    await story.userEvent.click(dialog.getByRole("button", { name: "Cancel" }));
    await expect(await story.canvas.findByRole("region", { name: "Decision" })).toBeVisible();
  },
});

export const DecidedMeanwhileOnPhone = meta.story({
  ...DecidedMeanwhile.input,
  globals: { viewport: { value: "phone" } },
});

export const DuplicateDecidedMeanwhile = meta.story({
  beforeEach: DecidedMeanwhile.input.beforeEach,
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole("button", { name: "Reject as duplicate" });
    await userEvent.click(first as HTMLElement);
    const dialog = within(await screen.findByRole("dialog"));
    await dialog.findByText("Welcome");
    await userEvent.click(dialog.getByRole("button", { name: "Reject" }));
    await canvas.findByRole("region", { name: "Decision", hidden: true });
    await expect(await screen.findByText(/^Thandi Zulu approved this application/)).toBeVisible();
  },
});

export const RejectedCanBeApproved = meta.story({
  parameters: at(applications.rejected),
  play: async ({ canvas }) => {
    const decision = await canvas.findByRole("region", { name: "Decision" });
    await expect(decision).toHaveTextContent("could not be reached at the number given");
    await expect(decision).toHaveTextContent("could not be sent. Please call them.");
    await expect(canvas.getByRole("button", { name: "Approve" })).toBeVisible();
  },
});

/** Approval is final. */
export const Approved = meta.story({
  parameters: at(applications.approved),
  play: async ({ canvas }) => {
    await canvas.findByRole("region", { name: "Decision" });
    await expect(canvas.queryByRole("button", { name: "Approve" })).toBeNull();
  },
});

export const LetterHeld = meta.story({
  parameters: at(applications.held),
  beforeEach: ({ msw }) =>
    msw.use(refusing(stopDecision, 409, { code: "sent", message: "The letter has gone already." })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Take the decision back" }));
    await expect(await canvas.findByText("The letter has gone already.")).toBeVisible();
  },
});

export const WaitingForApplicant = meta.story({
  parameters: at(applications.waiting),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Proof of registration")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "The applicant has answered" })).toBeVisible();
  },
});

export const WithoutVerifyOrganisation = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answer(userAuthenticated, {
        ...sessions.administrator,
        userActions: [{ actionId: 31 }, { actionId: 33 }],
      }),
    ),
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { name: "Personal details" });
    await expect(canvas.queryByRole("button", { name: /Approve|Reject|Wait/ })).toBeNull();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending(searchOrganisations)),
  play: showsLoading,
});

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failing(searchOrganisations, 400)) });

export const FailedDuplicates = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(getLikelyDuplicates, 400)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/could not be looked up/)).toBeVisible();
  },
});

export const EmptyBecauseGone = meta.story({
  parameters: { router: { url: "/admin/organisations/view/999/" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Application not found" })).toBeVisible();
  },
});

export const OnPhone = meta.story({ parameters: at(applications.late), globals: phone });

export const RejectOnPhone = meta.story({ ...RejectsWithReason.input, globals: phone });

export const RejectOnSmallPhone = meta.story({
  play: async (story) => {
    await open(story, "Reject");
  },
  globals: small,
});
