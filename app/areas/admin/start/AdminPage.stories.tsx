import { getAdminDashboard } from "@gbvf/api/organisation/overview/contract.ts";
import { changeSetupChecklist, getSetupChecklist } from "@gbvf/api/setup-checklist/contract.ts";
import { sessions, withOnlyPermissions } from "@gbvf/mocks/auth/sessions.ts";
import { adminDashboard } from "@gbvf/mocks/organisation/organisation.ts";
import { done, respond } from "@gbvf/mocks/respond.ts";
import { setupSteps } from "@gbvf/mocks/setup-checklist/setupChecklist.ts";
import preview from "../../../../.storybook/preview.tsx";
import { screenAt, signedInAs } from "../../../../.storybook/screenAt.ts";
import {
  changing,
  failed,
  hasAttribute,
  hasFocus,
  inOrder,
  lacks,
  loading,
  presses,
  shows,
  showsText,
  showsTextIn,
  withHandlers,
} from "../../../../.storybook/story.ts";

const meta = preview.meta({ ...screenAt("/admin/", { as: sessions.administrator }) });

export const Waiting = meta.story({
  tags: ["screen", "phone", "small"],
  play: inOrder(
    showsTextIn("3 new applications received", "region", "Organisations"),
    hasAttribute("meter", "Surveys completed", "aria-valuetext", "52.50%, 1,260 of 2,400 expected surveys"),
    shows("link", "Manage applications"),
    shows("link", "Manage questionnaires"),
  ),
});

export const WithoutViewOrganisations = meta.story({
  beforeEach: withHandlers(
    signedInAs(withOnlyPermissions(sessions.administrator, "LogIntoSystem", "WorldOfImpactAdmin")),
  ),
  play: inOrder(shows("region", "Organisations"), lacks("link", /^Manage/)),
});

const checklist = { steps: setupSteps, hasMailServer: true, isPutAway: false };

export const SetupChecklist = meta.story({
  tags: ["phone", "small"],
  beforeEach: withHandlers(respond(getSetupChecklist, checklist)),
  play: inOrder(
    showsTextIn("3 of 7 steps are done", "region", "Setup checklist"),
    showsText(/Done by Nomsa Dlamini on 14 August 2026/),
    shows("link", "Invite them"),
  ),
});

export const ChecklistPutAway = meta.story({
  beforeEach: (story) => {
    story.msw.use(respond(getSetupChecklist, checklist));
    changing(
      changeSetupChecklist,
      done("The setup checklist is put away."),
      respond(getSetupChecklist, { ...checklist, isPutAway: true }),
    )(story);
  },
  play: inOrder(
    shows("link", "Invite them"),
    presses("button", "Put this list away"),
    shows("button", "Show it again"),
    lacks("link", "Invite them"),
    hasFocus("heading", "Setup checklist"),
  ),
});

export const Importer = meta.story({
  tags: ["screen", "phone"],
  beforeEach: withHandlers(
    signedInAs(withOnlyPermissions(sessions.administrator, "LogIntoSystem", "ImportPoliceStatistics")),
  ),
  play: inOrder(
    shows("heading", "Administration", { level: 1 }),
    shows("region", "Data"),
    lacks("link", "Users and groups"),
  ),
});

export const Loading = meta.story(loading(getAdminDashboard));

export const Failed = meta.story(failed(getAdminDashboard));

export const EmptyAtFirst = meta.story({
  beforeEach: withHandlers(
    respond(getAdminDashboard, {
      ...adminDashboard,
      inProgressCount: 0,
      lastUpdatedOrganisationDate: null,
      lastUpdatedQuestionnaireDate: null,
      healthCheckParticipants: 0,
      approvedOrganisationsCount: 0,
      actualResponses: 0,
      expectedResponses: 0,
      oldestReceivedOn: null,
      lateCount: 0,
      waitingForApplicantCount: 0,
      failedMail: [],
    }),
    respond(getSetupChecklist, {
      steps: setupSteps.map((each) => ({ ...each, isDone: false })),
      hasMailServer: false,
      isPutAway: false,
    }),
  ),
  play: inOrder(showsText("None approved yet"), showsText(/No mail server is set/)),
});
