import { buildingBlockChanges } from "./building-block/buildingBlockChanges.ts";
import { draft, sheetChanges } from "./questionnaire/questionnaire.ts";
import { done, type RecordedBodies } from "./respond.ts";
import { secondFactorChanges } from "./second-factor/secondFactorChanges.ts";
import { openSurvey, SURVEY_URL } from "./survey/surveys.ts";

const version = 2;
const OTP = "246810";

/** The API's responses to requests that change something. */
export const changes = {
  "POST /api/auth/login": { ...done("You are signed in."), userType: 2 },
  "POST /api/auth/logout": done("You are signed out."),
  "POST /api/auth/register": {
    ...done("A code has been sent to your email address."),
    userType: 1,
    email: "nomsa@example.org",
    otp: OTP,
  },
  "POST /api/auth/verify-otp": ({ body }) => ({ ...done("Your code is verified."), userType: body.UserType }),
  "POST /api/auth/forgot-password": ({ body }) => ({
    ...done("If this address has an account, a code has been sent to it."),
    userType: 3,
    email: body.Email,
    devOtp: OTP,
  }),
  "POST /api/auth/reset-password": { ...done("Your password is changed."), userType: 2 },
  "POST /api/auth/add-password": { ...done("Your password is set."), userType: 2 },
  "POST /api/auth/confirm-password": done("Thank you."),
  "PUT /api/auth/updateProfile": done("Profile updated successfully"),
  "POST /api/auth/request-address-change": done(
    "An e-mail is on its way to each address. Your address changes when both have confirmed.",
  ),
  "POST /api/auth/confirm-address-change": ({ body }) => ({
    ...done(
      body.isConfirmed
        ? "Confirmed. The other address has to confirm it too."
        : "The change is stopped. The address stays as it was.",
    ),
    isChanged: false,
  }),
  "POST /api/auth/closeAccount": done("Your account is closed."),
  "POST /api/auth/verify-second-factor": done("You are signed in."),
  ...secondFactorChanges,

  ...buildingBlockChanges,

  "POST /api/healthcheck/inviteCode": {
    ...done("The survey was made."),
    url: SURVEY_URL,
    healthCheckId: openSurvey.healthCheckId as number,
  },
  "PUT /api/healthcheck/updateSurvey": done("The survey was changed."),
  "POST /api/healthcheck/closeSurvey": done("The survey is closed."),
  "POST /api/healthcheck/issueSlips": ({ body }) => ({
    ...done("The slips were made."),
    slips: Array.from({ length: body.Count }, (_, index) => {
      const code = `slip${String(index).padStart(6, "a")}`;
      return { code, url: SURVEY_URL.replace(/=.*/, `=${code}`) };
    }),
  }),
  "POST /api/healthcheck/mailSurveyLink": ({ body }) =>
    done(body.To.length === 1 ? "The link is on its way." : `${body.To.length} e-mails are on their way.`),
  "POST /api/healthcheck/cancelSurvey": done("The survey was cancelled. It can be begun again."),
  "PUT /api/healthcheck/excludeSurvey": ({ body }) =>
    done(
      body.Reason === null
        ? "The survey counts in the public figures again."
        : "The survey is excluded from the public figures.",
    ),
  "DELETE /api/healthcheck/deleteSurvey": done(
    "The survey and everything that was answered in it were deleted.",
  ),
  "POST /api/healthcheck/surveyResponse": done(
    "Your answers were added to totals. Nobody can find or change them.",
  ),
  "POST /api/healthcheck/addMeasure": done("The measure was added."),
  "PUT /api/healthcheck/changeMeasure": done("The measure was changed."),
  "DELETE /api/healthcheck/deleteMeasure": done("The measure was deleted."),
  "POST /api/healthcheck/checkQuestionnaireSheet": {
    errors: [],
    changes: sheetChanges,
    fingerprint: "checked",
  },
  "POST /api/healthcheck/saveQuestionnaireSheet": { ...done("The draft was saved."), draftId: draft.draftId },
  "DELETE /api/healthcheck/questionnaire": done("The draft was deleted."),
  "POST /api/healthcheck/publishQuestionnaire": {
    ...done("The questionnaire was published."),
    questionnaireIds: [14],
  },
  "POST /api/healthcheck/verify": ({ body }) => ({
    ...done(
      body.VerificationStatusId === 3 ? "The organisation is approved." : "The application is rejected.",
    ),
    version,
    emailGoesAt: "2026-07-01T10:01:00.000Z",
  }),
  "POST /api/healthcheck/stopDecision": {
    ...done("The e-mail is stopped and the decision taken back."),
    version: 3,
  },
  "POST /api/healthcheck/waitForApplicant": ({ body }) => ({
    ...done(body.isWaiting ? "The clock is stopped." : "The clock runs again."),
    version,
  }),
  "POST /api/healthcheck/resendDecisionEmail": { ...done("The e-mail is on its way again."), version: 3 },
  "POST /api/healthcheck/answerQuestion": done("Your answer is with the people who decide."),
  "POST /api/healthcheck/inviteColleague": done("An e-mail is on its way to your colleague."),
  "POST /api/healthcheck/adviseOnApplicant": done("The administrators read what you said."),
  "PUT /api/healthcheck/updateOrganisationDetails": done("Your organisation's details were saved."),

  "POST /api/import/upload": { ...done("The file is being read."), importId: 12 },
  "POST /api/import/apply": done("The figures are being written."),
  "POST /api/import/checkAgain": done("The file is being read again."),
  "POST /api/import/withdraw": done("What would change is being worked out."),
  "POST /api/import/addStation": done("The police station is known now."),
  "POST /api/import/removeStation": done("Protea Glen is no police station any more."),
  "POST /api/import/cancel": done("Nothing was changed."),

  "POST /api/security/changeSetupChecklist": done("An e-mail to admin@example.org is on its way."),
  "POST /api/security/checkEmergencyNumbers": ({ body }) =>
    done(
      body.ownerId !== undefined
        ? "Pieter van Wyk now keeps the emergency numbers right."
        : "Childline: checked today.",
    ),
  "POST /api/security/changeNationalLine": done(
    "Childline: another administrator has to confirm the change.",
  ),
  "POST /api/security/createNewUser": {
    ...done("The user was created, and an invitation is on its way."),
    stakeholderId: 700_009,
  },
  "PUT /api/security/editUserDetails": { ...done("The user was saved."), version: 4 },
  "DELETE /api/security/deleteUser": done("The user was deleted."),
  "POST /api/security/setUserDisabled": ({ body }) => ({
    ...done(body.isDisabled ? "The account was disabled." : "The account was enabled."),
    version: 4,
  }),
  "POST /api/security/changeInvitation": ({ body }) => ({
    ...done("The invitation was changed."),
    url:
      body.change === "copy"
        ? "https://dashboard.example.org/auth/add-password/#invitation=A1b2C3d4E5f6G7h8I9j0K1l2M3"
        : null,
  }),
  "POST /api/security/endUserSession": done("The session was ended."),
  "POST /api/security/changeUsers": ({ body }) => ({
    ...done("Done for those that could be changed."),
    outcomes: body.users.map(({ stakeholderId }, index) => ({
      stakeholderId,
      displayName: "Pieter Botha",
      isDone: index > 0,
      message: index > 0 ? null : "At least one administrator has to stay.",
    })),
  }),
  "POST /api/security/resetSecondFactor": done(
    "The second factor is reset, and its owner is informed by mail.",
  ),
  "POST /api/security/AddGroup": { ...done("The group is created."), groupId: 5 },
  "PUT /api/security/saveGroup": { ...done("The group is saved."), version },
  "POST /api/security/addGroupActions": { ...done("The actions are added."), actionList: [], version },
  "DELETE /api/security/deleteGroupActions": { ...done("The actions are removed."), actionList: [], version },
  "DELETE /api/security/deleteGroup": done("The group is deleted."),
} satisfies RecordedBodies;
