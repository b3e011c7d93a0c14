import { getOrganisationHealthChecks } from "@gbvf/api/survey/contract.ts";
import { closeSurvey, inviteCode } from "@gbvf/api/survey/invitation/contract.ts";
import { sessions, withOnlyPermissions, withoutPermissions } from "@gbvf/mocks/auth/sessions.ts";
import { done, respond, unreachable } from "@gbvf/mocks/respond.ts";
import {
  closedSurvey,
  codeSlipsSurvey,
  notBegun,
  openSurvey,
  healthChecks as ownSurveys,
  plannedSurvey,
} from "@gbvf/mocks/survey/surveys.ts";
import { expect } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { screenAt, signedInAs } from "../../../.storybook/screenAt.ts";
import {
  changing,
  contains,
  failed,
  hasFocus,
  inDialog,
  inOrder,
  lacks,
  lacksText,
  loading,
  presses,
  replaces,
  shows,
  showsText,
  showsTextIn,
  types,
  withHandlers,
} from "../../../.storybook/story.ts";
import { phone } from "../../../.storybook/viewports.ts";

const surveysWith = (...healthChecks: typeof ownSurveys.healthChecks) => ({ ...ownSurveys, healthChecks });

const meta = preview.meta({ ...screenAt("/organisation/", { as: sessions.organisation }) });

export const OpenLink = meta.story({
  tags: ["screen", "phone"],
  play: async ({ canvas }) => {
    await shows("heading", "University of the Valley: Health Check Dashboard", { level: 1 })({ canvas });
    await showsText(/^25 to 29 of 60 expected responses/)({ canvas });
    const preview = await canvas.findByRole("link", { name: /^Preview survey questions/ });
    await expect(preview).toHaveAttribute("target", "_blank");
    await expect(preview).toHaveAttribute(
      "href",
      expect.stringContaining(`inviteCode=${openSurvey.inviteCode}`),
    );
  },
});

export const FewerThanFive = meta.story({
  tags: ["phone"],
  beforeEach: withHandlers(
    respond(getOrganisationHealthChecks, surveysWith({ ...openSurvey, actualResponses: 0 }, closedSurvey)),
  ),
  play: inOrder(
    showsText(/^Fewer than 5 of 60 expected responses/),
    presses("button", "Cancel survey"),
    contains("alertdialog"),
    inDialog(presses("button", "Cancel survey")),
    showsText("The survey was cancelled. It can be begun again."),
  ),
});

export const ExpectedResponsesMissing = meta.story({
  tags: ["phone"],
  beforeEach: withHandlers(respond(getOrganisationHealthChecks, surveysWith(notBegun))),
  play: inOrder(
    presses("button", "Generate link"),
    showsText("Expected Response is required"),
    async ({ canvas }) => expect(canvas.getByRole("button", { name: "View survey results" })).toBeDisabled(),
  ),
});

export const MayNotBegin = meta.story({
  beforeEach: withHandlers(
    signedInAs(withoutPermissions(sessions.organisation, "SetSurveyEffectiveDate")),
    respond(getOrganisationHealthChecks, surveysWith(notBegun)),
  ),
  play: inOrder(
    types("Expected responses", "60"),
    presses("button", "Generate link"),
    showsText("You do not have permission to perform this action."),
  ),
});

export const Begun = meta.story({
  beforeEach: (story) => {
    story.msw.use(respond(getOrganisationHealthChecks, surveysWith(notBegun)));
    changing(
      inviteCode,
      { ...done("The survey was begun."), healthCheckId: 1, url: "https://gbvf.example/" },
      respond(getOrganisationHealthChecks, surveysWith(codeSlipsSurvey)),
    )(story);
  },
  play: inOrder(
    types("Expected responses", "60"),
    presses("button", "Generate link"),
    hasFocus("heading", "Active participation for current quarter"),
  ),
});

export const LinkFailed = meta.story({
  beforeEach: withHandlers(
    respond(getOrganisationHealthChecks, surveysWith(notBegun)),
    unreachable(inviteCode),
  ),
  play: inOrder(
    types("Expected responses", "60"),
    presses("button", "Generate link"),
    showsTextIn("Unable to generate a link", "alert"),
  ),
});

export const Closed = meta.story({
  beforeEach: changing(
    closeSurvey,
    done("The survey is closed."),
    respond(getOrganisationHealthChecks, surveysWith({ ...openSurvey, state: "closed" })),
  ),
  play: inOrder(
    presses("button", "Close survey"),
    shows("alertdialog", "Close this survey?"),
    showsTextIn(
      "With fewer than 5 responses nothing of them is ever shown, with 5 to 9 only the category scores, from 10 also how each question was answered. So far there are 25 to 29.",
      "alertdialog",
    ),
    showsTextIn("staff cannot be asked again for Jul - Sep 2026", "alertdialog"),
    inDialog(presses("button", "Close survey")),
    showsText("Closed"),
    hasFocus("heading", "Active participation for current quarter"),
  ),
});

export const ExpectedResponsesLowered = meta.story({
  play: inOrder(
    presses("button", "Change survey"),
    replaces("Expected responses", "40"),
    presses("button", "Save"),
    showsText("The survey is open: expected responses can only rise."),
    lacksText("Effective from"),
  ),
});

export const PlannedSurveyEditedOnPhone = meta.story({
  globals: phone,
  beforeEach: withHandlers(respond(getOrganisationHealthChecks, surveysWith(plannedSurvey))),
  play: inOrder(presses("button", "Change survey"), showsText("Effective from")),
});

export const WithoutPermissions = meta.story({
  tags: ["phone"],
  beforeEach: withHandlers(
    signedInAs(
      withOnlyPermissions(
        sessions.organisation,
        "LogIntoSystem",
        "EditOrganisationalInformation",
        "HealthCheckAdmin",
      ),
    ),
  ),
  play: inOrder(showsText(/^25 to 29/), lacks("link", "View survey results"), lacks("button", "Copy link")),
});

export const NoQuestionnaire = meta.story({
  tags: ["phone"],
  beforeEach: withHandlers(
    respond(getOrganisationHealthChecks, {
      ...surveysWith(closedSurvey),
      missing: {
        period: "Jul - Sep 2026",
        questionnaireTypes: ["Staff"],
        administratorsNotifiedOn: "2026-07-01",
      },
    }),
  ),
  play: showsText(/The administrators of this dashboard were told by e-mail on 1 July 2026\.$/),
});

export const Empty = meta.story({
  beforeEach: withHandlers(respond(getOrganisationHealthChecks, surveysWith())),
  play: showsText("No surveys available."),
});

export const Loading = meta.story(loading(getOrganisationHealthChecks));

export const Failed = meta.story(
  failed(
    getOrganisationHealthChecks,
    showsText("Error loading data: An error has occured please try again later"),
  ),
);
