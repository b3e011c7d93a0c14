import { userAuthenticated } from "@gbvf/api/auth/contract.ts";
import { closeSurvey, inviteCode, issueSlips, updateSurvey } from "@gbvf/api/invitation/contract.ts";
import { getOrganisationHealthChecks } from "@gbvf/api/survey/contract.ts";
import { sessions } from "@gbvf/mocks/auth/sessions.ts";
import { handlers } from "@gbvf/mocks/handlers.ts";
import { answer, failing, pending, refusing, unreachable } from "@gbvf/mocks/respond.ts";
import { healthChecks as ownSurveys } from "@gbvf/mocks/survey/survey.ts";
import {
  closedSurvey,
  notBegun,
  openSurvey,
  plannedSurvey,
  slipsSurvey,
  tooFewSurvey,
} from "@gbvf/mocks/survey/surveys.ts";
import { expect, screen, waitFor } from "storybook/test";
import { showsLoading } from "../../../.storybook/loading.ts";
import preview from "../../../.storybook/preview.tsx";
import { AppScreen } from "../../AppScreen.tsx";
import { noteSignedOut } from "../../lib/signInHint.ts";

const done = (message: string) => ({ success: true as const, message });
const surveysWith = (...healthChecks: typeof ownSurveys.healthChecks) => ({ ...ownSurveys, healthChecks });

const meta = preview.meta({
  component: AppScreen,
  parameters: { layout: "fullscreen", router: { url: "/organisation/" } },
  beforeEach: ({ msw }) => {
    msw.use(...handlers);
    msw.use(answer(userAuthenticated, sessions.organisation));
    return noteSignedOut;
  },
});

const phone = { viewport: { value: "phone" } };

/** Open: participation in steps of five, the link, and the latest closed survey. */
export const OpenLink = meta.story({
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", {
        level: 1,
        name: "University of the Valley: Health Check Dashboard",
      }),
    ).toBeVisible();
    await expect(await canvas.findByText(/^At least 25 of 60 expected responses/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: /^Preview survey questions/ })).toHaveAttribute(
      "target",
      "_blank",
    );
  },
});

export const OpenLinkOnPhone = meta.story({ ...OpenLink.input, globals: phone });

/** The generator is where the link will be. */
export const NotBegun = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answer(getOrganisationHealthChecks, surveysWith(notBegun, closedSurvey)),
      answer(inviteCode, { ...done("The survey is open."), url: openSurvey.url ?? "", healthCheckId: 42 }),
    ),
  play: async ({ canvas, userEvent }) => {
    const expected = await canvas.findByRole("textbox", { name: "Expected responses" });
    await userEvent.type(expected, "1e+2-.,3");
    await expect(expected).toHaveValue("123");
  },
});

export const NotBegunOnPhone = meta.story({
  globals: phone,
  beforeEach: ({ msw }) => msw.use(answer(getOrganisationHealthChecks, surveysWith(notBegun))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Generate link" })).toBeVisible();
  },
});

export const NothingExpected = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(getOrganisationHealthChecks, surveysWith(notBegun))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Generate link" }));
    await expect(await canvas.findByText("Expected Response is required")).toBeVisible();
  },
});

/** Without permission to begin a survey. */
export const MayNotBegin = meta.story({
  beforeEach: ({ msw }) => {
    const session = sessions.organisation;
    const userActions = session.userActions.filter(({ actionId }) => actionId !== 25);
    msw.use(
      answer(userAuthenticated, { ...session, userActions }),
      answer(getOrganisationHealthChecks, surveysWith(notBegun)),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: "Expected responses" }), "60");
    await userEvent.click(canvas.getByRole("button", { name: "Generate link" }));
    await waitFor(() =>
      expect(screen.getByText("You do not have permission to perform this action.")).toBeVisible(),
    );
  },
});

export const NoLinkMade = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(answer(getOrganisationHealthChecks, surveysWith(notBegun)), unreachable(inviteCode)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: "Expected responses" }), "60");
    await userEvent.click(canvas.getByRole("button", { name: "Generate link" }));
    await waitFor(() => expect(canvas.getByRole("alert")).toHaveTextContent("Unable to generate a link"));
  },
});

/** Says what will be deleted. */
export const Closing = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(refusing(closeSurvey, 409, { message: "Somebody has closed this survey." })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Close survey" }));
    await waitFor(() =>
      expect(screen.getByRole("alertdialog", { name: "Close this survey?" })).toBeVisible(),
    );
  },
});

/** A survey that is open: expected responses may rise, and its first day stays. */
export const Changing = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Change survey" }));
    const expected = await canvas.findByRole("textbox", { name: "Expected responses" });
    await userEvent.clear(expected);
    await userEvent.type(expected, "40");
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(
      await canvas.findByText("The survey is open: expected responses can only rise."),
    ).toBeVisible();
    await expect(canvas.queryByText("Effective from")).toBeNull();
  },
});

/** Before it opens the day may change too. */
export const ChangingPlannedOnPhone = meta.story({
  globals: phone,
  beforeEach: ({ msw }) => msw.use(answer(getOrganisationHealthChecks, surveysWith(plannedSurvey))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Change survey" }));
    await expect(await canvas.findByText("Effective from")).toBeVisible();
  },
});

export const ChangedByAnother = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      refusing(updateSurvey, 409, {
        code: "changed",
        message: "The survey was changed by somebody else.",
        changedBy: "Lerato Nkosi",
        changedAt: "2026-08-15T08:00:00.000Z",
        current: { HealthCheckId: 41, version: 2, EffectiveFrom: "2026-08-03", ExpectedResponses: 90 },
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Change survey" }));
    const expected = await canvas.findByRole("textbox", { name: "Expected responses" });
    await userEvent.clear(expected);
    await userEvent.type(expected, "80");
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect((await canvas.findAllByText(/Lerato Nkosi/))[0]).toBeVisible();
  },
});

/** Codes are shown once. */
export const Slips = meta.story({
  beforeEach: ({ msw }) => {
    const slips = Array.from({ length: 14 }, (_, index) => ({
      code: `abcd2345${String.fromCharCode(97 + index)}x`,
      url: `https://dashboard.example.org/Questionnaire/SurveyQuestions?inviteCode=abcd2345${index}x`,
    }));
    msw.use(
      answer(getOrganisationHealthChecks, surveysWith(slipsSurvey)),
      answer(issueSlips, { ...done("14 slips made."), slips }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: "How many slips" }), "14");
    await userEvent.click(canvas.getByRole("button", { name: "Make slips" }));
    await expect(await canvas.findByRole("heading", { level: 1, name: "Slips to print" })).toBeVisible();
  },
});

export const SlipsOnPhone = meta.story({ ...Slips.input, globals: phone });

/** Link and results each need a permission. */
export const WithoutPermissions = meta.story({
  beforeEach: ({ msw }) => {
    const session = sessions.organisation;
    const userActions = session.userActions.filter(({ actionId }) => ![23, 24, 25].includes(actionId));
    msw.use(answer(userAuthenticated, { ...session, userActions }));
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/^At least 25/);
    await expect(canvas.queryByRole("link", { name: "View survey results" })).toBeNull();
    await expect(canvas.queryByRole("button", { name: "Copy link" })).toBeNull();
  },
});

export const WithoutPermissionsOnPhone = meta.story({ ...WithoutPermissions.input, globals: phone });

export const NoResultsYet = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(getOrganisationHealthChecks, surveysWith(notBegun))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "View survey results" })).toBeDisabled();
  },
});

export const BelowTheThreshold = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(getOrganisationHealthChecks, surveysWith(tooFewSurvey))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Fewer than 5 of 60/)).toBeVisible();
  },
});

export const BelowTheThresholdOnPhone = meta.story({ ...BelowTheThreshold.input, globals: phone });

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(getOrganisationHealthChecks, surveysWith())),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No surveys available.")).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending(getOrganisationHealthChecks)),
  play: showsLoading,
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(getOrganisationHealthChecks)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "Error loading data: An error has occured please try again later",
    );
  },
});
