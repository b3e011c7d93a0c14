import {
  type Application,
  getLikelyDuplicates,
  searchOrganisations,
} from "@gbvf/api/organisation/contract.ts";
import { stopDecision } from "@gbvf/api/organisation/decision/contract.ts";
import { sessions, withOnlyPermissions } from "@gbvf/mocks/auth/sessions.ts";
import { applications } from "@gbvf/mocks/organisation/organisation.ts";
import { done, failing, refusing, respond } from "@gbvf/mocks/respond.ts";
import { expect, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { at, screenAt, signedInAs } from "../../../../.storybook/screenAt.ts";
import {
  type Acting,
  contains,
  failed,
  inDialog,
  inOrder,
  lacks,
  loading,
  presses,
  shows,
  showsText,
  showsTextIn,
  withHandlers,
} from "../../../../.storybook/story.ts";

const getUrl = ({ stakeholderId }: Application) => `/admin/organisations/view/${stakeholderId}/`;

const meta = preview.meta({ ...screenAt(getUrl(applications.inProgress), { as: sessions.administrator }) });

const pressesFirst =
  (name: string) =>
  async ({ canvas, userEvent }: Acting) => {
    const [first] = await canvas.findAllByRole("button", { name });
    await userEvent.click(first as HTMLElement);
  };

export const InProgress = meta.story({
  tags: ["screen"],
  play: inOrder(
    shows("heading", "Masakhane Community Trust", { level: 1 }),
    showsText("2 working days left"),
    showsText(/Same number: 0825550105/),
  ),
});

export const RejectsAsDuplicate = meta.story({
  play: inOrder(
    pressesFirst("Reject as duplicate"),
    async ({ canvas }) =>
      expect(await canvas.findByRole("radio", { name: /Duplicated Organisation/ })).toBeChecked(),
    inDialog(presses("button", "Reject")),
    shows("region", "Your decision"),
  ),
});

export const AcceptsAsColleague = meta.story({
  tags: ["phone"],
  play: inOrder(
    pressesFirst("Accept as a colleague"),
    contains("dialog", /^Accept Ayanda Naidoo for /),
    presses("button", "Accept"),
    shows("region", "Your decision"),
  ),
});

export const RejectedCanBeApproved = meta.story({
  parameters: at(getUrl(applications.rejected)),
  play: inOrder(
    showsTextIn("could not be reached at the number given", "region", "Decision"),
    showsTextIn("could not be sent. Send it again, or call them.", "region", "Decision"),
    shows("button", "Approve"),
    shows("button", "Send the e-mail again"),
  ),
});

export const WithdrawsApproval = meta.story({
  tags: ["phone"],
  parameters: at(getUrl(applications.approved)),
  play: inOrder(presses("button", "Reject"), contains("dialog"), showsText(/^This withdraws the approval/)),
});

export const EmailDelayed = meta.story({
  parameters: at(getUrl(applications.held)),
  beforeEach: withHandlers(
    refusing(stopDecision, 409, { code: "sent", message: "The e-mail has gone already." }),
  ),
  play: inOrder(presses("button", "Take the decision back"), showsText("The e-mail has gone already.")),
});

export const RevertsDecision = meta.story({
  parameters: at(getUrl(applications.held)),
  beforeEach: withHandlers(
    respond(stopDecision, ({ body }) => ({
      ...done("The decision is taken back."),
      version: body.version + 1,
    })),
  ),
  play: async (story) => {
    await story.canvas.findByRole("button", { name: "Take the decision back" });
    story.msw.use(
      respond(searchOrganisations, {
        organisations: [{ ...applications.inProgress, stakeholderId: applications.held.stakeholderId }],
        total: 1,
      }),
    );
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

export const Failed = meta.story(failed(searchOrganisations));

export const FailedDuplicates = meta.story({
  beforeEach: withHandlers(failing(getLikelyDuplicates, 400)),
  play: showsText(/could not be looked up/),
});

export const EmptyBecauseGone = meta.story({
  parameters: { router: { url: "/admin/organisations/view/999/" } },
  play: shows("heading", "Application not found"),
});
