import { getAdminDashboard } from "@gbvf/api/organisation/overview/contract.ts";
import { changeSetupChecklist, getSetupChecklist } from "@gbvf/api/setup-checklist/contract.ts";
import { sessions, withOnlyPermissions } from "@gbvf/mocks/auth/sessions.ts";
import { adminDashboard } from "@gbvf/mocks/organisation/organisation.ts";
import { respond } from "@gbvf/mocks/respond.ts";
import { setupSteps } from "@gbvf/mocks/setup-checklist/setupChecklist.ts";
import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { screenAt, signedInAs } from "../../../../.storybook/screenAt.ts";
import {
  failed,
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
  play: async ({ canvas }) => {
    await showsTextIn("3 new applications received", "region", "Organisations")({ canvas });
    await expect(await canvas.findByRole("meter", { name: "Surveys completed" })).toHaveAttribute(
      "aria-valuetext",
      "52.50%, 1,260 of 2,400 expected surveys",
    );
    await expect(await canvas.findByRole("link", { name: "Manage applications" })).toBeVisible();
    await expect(await canvas.findByRole("link", { name: "Manage questionnaires" })).toBeVisible();
  },
});

export const WithoutViewOrganisations = meta.story({
  beforeEach: withHandlers(
    signedInAs(withOnlyPermissions(sessions.administrator, "LogIntoSystem", "WorldOfImpactAdmin")),
  ),
  play: inOrder(shows("region", "Organisations"), lacks("link", /^Manage/)),
});

export const SetupChecklist = meta.story({
  tags: ["phone", "small"],
  beforeEach: withHandlers(
    respond(getSetupChecklist, { steps: setupSteps, hasMailServer: true, isPutAway: false }),
  ),
  play: inOrder(
    showsTextIn("3 of 7 steps are done", "region", "Setup checklist"),
    showsText(/Done by Nomsa Dlamini on 14 August 2026/),
    shows("link", "Invite them"),
  ),
});

export const ChecklistPutAway = meta.story({
  beforeEach: ({ msw }) => {
    let isPutAway = false;
    msw.use(
      respond(getSetupChecklist, () => ({ steps: setupSteps, hasMailServer: true, isPutAway })),
      respond(changeSetupChecklist, ({ body }) => {
        isPutAway = body.change === "put away";
        return { success: true as const, message: "The setup checklist is put away." };
      }),
    );
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
