import {
  type Application,
  getLikelyDuplicates,
  searchOrganisations,
} from "@gbvf/api/organisation/contract.ts";
import { stopDecision } from "@gbvf/api/organisation/decision/contract.ts";
import { sessions, withOnlyPermissions } from "@gbvf/mocks/auth/sessions.ts";
import { applications } from "@gbvf/mocks/organisation/organisation.ts";
import { failing, refusing, respond } from "@gbvf/mocks/respond.ts";
import { expect, screen, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { at, screenAt, signedInAs } from "../../../../.storybook/screenAt.ts";
import {
  type Acting,
  inOrder,
  lacks,
  loading,
  type Mocking,
  presses,
  shows,
  showsText,
  withHandlers,
} from "../../../../.storybook/story.ts";

const getUrl = ({ stakeholderId }: Application) => `/admin/organisations/view/${stakeholderId}/`;

const meta = preview.meta({ ...screenAt(getUrl(applications.inProgress), { as: sessions.administrator }) });

const openDialog = async ({ canvas, userEvent }: Acting, name: string) => {
  await userEvent.click(await canvas.findByRole("button", { name }));
  return within(await screen.findByRole("dialog"));
};

export const InProgress = meta.story({
  tags: ["screen"],
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { level: 1, name: "Masakhane Community Trust" });
    await expect(await canvas.findByText("2 working days left")).toBeVisible();
    await expect(await canvas.findByText(/Same number: 0825550105/)).toBeVisible();
  },
});

export const RejectsAsDuplicate = meta.story({
  play: async (story) => {
    const { canvas, userEvent } = story;
    const [first] = await canvas.findAllByRole("button", { name: "Reject as duplicate" });
    await userEvent.click(first as HTMLElement);
    const dialog = within(await screen.findByRole("dialog"));
    await expect(await dialog.findByRole("radio", { name: /Duplicated Organisation/ })).toBeChecked();
    await userEvent.click(await dialog.findByRole("button", { name: "Reject" }));
    await expect(await canvas.findByRole("region", { name: "Your decision" })).toBeVisible();
  },
});

export const AcceptsAsColleague = meta.story({
  tags: ["phone"],
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole("button", { name: "Accept as a colleague" });
    await userEvent.click(first as HTMLElement);
    const dialog = within(await screen.findByRole("dialog", { name: /^Accept Ayanda Naidoo for / }));
    await userEvent.click(await dialog.findByRole("button", { name: "Accept" }));
    await expect(await canvas.findByRole("region", { name: "Your decision" })).toBeVisible();
  },
});

export const RejectedCanBeApproved = meta.story({
  parameters: at(getUrl(applications.rejected)),
  play: async ({ canvas }) => {
    const decision = await canvas.findByRole("region", { name: "Decision" });
    await expect(decision).toHaveTextContent("could not be reached at the number given");
    await expect(decision).toHaveTextContent("could not be sent. Send it again, or call them.");
    await expect(await canvas.findByRole("button", { name: "Approve" })).toBeVisible();
    await expect(await canvas.findByRole("button", { name: "Send the e-mail again" })).toBeVisible();
  },
});

export const WithdrawsApproval = meta.story({
  tags: ["phone"],
  parameters: at(getUrl(applications.approved)),
  play: async (story) => {
    const dialog = await openDialog(story, "Reject");
    await expect(await dialog.findByText(/^This withdraws the approval/)).toBeVisible();
  },
});

export const EmailDelayed = meta.story({
  parameters: at(getUrl(applications.held)),
  beforeEach: withHandlers(
    refusing(stopDecision, 409, { code: "sent", message: "The e-mail has gone already." }),
  ),
  play: inOrder(presses("button", "Take the decision back"), showsText("The e-mail has gone already.")),
});

function waitForRevert({ msw }: Mocking, { stakeholderId }: Application) {
  let isReverted = false;
  msw.use(
    respond(searchOrganisations, () => ({
      organisations: [{ ...(isReverted ? applications.inProgress : applications.held), stakeholderId }],
      total: 1,
    })),
    respond(stopDecision, ({ body }) => {
      isReverted = true;
      return { success: true as const, message: "The decision is taken back.", version: body.version + 1 };
    }),
  );
}

export const RevertsDecision = meta.story({
  parameters: at(getUrl(applications.held)),
  beforeEach: (story) => waitForRevert(story, applications.held),
  play: async (story) => {
    await presses("button", "Take the decision back")(story);
    await waitFor(() => expect(story.canvas.getByText("In Progress").closest("[tabindex]")).toHaveFocus());
  },
});

export const WaitingForApplicant = meta.story({
  parameters: at(getUrl(applications.waiting)),
  play: inOrder(
    shows("region", "Questions and answers"),
    showsText("Twelve, and four volunteers."),
    shows("button", "The applicant has answered"),
  ),
});

export const RequestsDetails = meta.story({
  play: inOrder(presses("button", "Ask, and wait for the applicant"), showsText("Write what you ask for.")),
});

export const WithoutVerifyOrganisation = meta.story({
  beforeEach: withHandlers(
    signedInAs(withOnlyPermissions(sessions.administrator, "ViewOrganisations", "WorldOfImpactAdmin")),
  ),
  play: inOrder(shows("heading", "Personal details"), lacks("button", /Approve|Reject|Wait/)),
});

export const Loading = meta.story(loading(searchOrganisations));

export const Failed = meta.story({ beforeEach: withHandlers(failing(searchOrganisations, 400)) });

export const FailedDuplicates = meta.story({
  beforeEach: withHandlers(failing(getLikelyDuplicates, 400)),
  play: showsText(/could not be looked up/),
});

export const EmptyBecauseGone = meta.story({
  parameters: { router: { url: "/admin/organisations/view/999/" } },
  play: shows("heading", "Application not found"),
});
