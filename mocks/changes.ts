import { checksOf } from "./building-block/check.ts";
import { sheetPreview } from "./building-block/sheet.ts";
import { draft, sheetChanges } from "./questionnaire/questionnaire.ts";
import type { Written } from "./respond.ts";
import { recoveryCodes } from "./second-factor/secondFactor.ts";
import { openSurvey, SURVEY_URL } from "./survey/surveys.ts";

const done = (message: string) => ({ success: true, message }) as const;
const file = (fileName: string, content = "") => ({ fileName, bytes: new TextEncoder().encode(content) });
const verified = { outcome: "verified", changeId: 41 } as const;
const version = 2;
const OTP = "246810";
const TOTP_KEY = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

/** What the API responds to a change, and files. */
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
  "POST /api/auth/ask-address-change": done(
    "A letter is on its way to each address. Your address changes when both have confirmed.",
  ),
  "POST /api/auth/answer-address-change": ({ body }) => ({
    ...done(
      body.isConfirmed
        ? "Confirmed. The other address has to confirm it too."
        : "The change is stopped. The address stays as it was.",
    ),
    isChanged: false,
  }),
  "POST /api/auth/closeAccount": done("Your account is closed."),
  "POST /api/auth/verify-second-factor": done("You are signed in."),
  "POST /api/auth/totp/begin": {
    key: TOTP_KEY,
    address: `otpauth://totp/GBVF%20dashboard:organisation%40example.org?secret=${TOTP_KEY}&issuer=GBVF%20dashboard`,
  },
  "POST /api/auth/totp/confirm": { ...done("Your authenticator app is added."), recoveryCodes },
  "DELETE /api/auth/totp": done("Your authenticator app is removed."),
  "POST /api/auth/passkey/ask": {
    rpId: "localhost",
    challenge: "c2lnbiB0aGlz",
    timeout: 300_000,
    userVerification: "preferred",
    allowCredentials: [{ id: "a2V5", type: "public-key", transports: ["internal"] }],
  },
  "POST /api/auth/passkey/begin": {
    rp: { name: "GBVF dashboard", id: "localhost" },
    user: { id: "MQ", name: "organisation@example.org", displayName: "Thabo Mokoena" },
    challenge: "c2lnbiB0aGlz",
    pubKeyCredParams: [{ type: "public-key", alg: -7 }],
    timeout: 300_000,
    excludeCredentials: [],
    authenticatorSelection: { residentKey: "discouraged", userVerification: "preferred" },
    attestation: "none",
  },
  "POST /api/auth/passkey/add": { ...done("Your passkey is added."), recoveryCodes },
  "DELETE /api/auth/passkey": done("Your passkey is removed."),
  "POST /api/auth/recovery-codes": { ...done("These codes replace those before."), recoveryCodes },

  "PUT /api/buildingblock/updateBuildingBlockContactsAndRequirements": {
    ...done("Building block updated successfully"),
    ...verified,
    version: 5,
  },
  "POST /api/buildingblock/correctContact": { ...done("Changed and verified."), ...verified, version },
  "DELETE /api/buildingblock/DeleteStakeholderById": { ...done("Contact removed."), ...verified },
  "POST /api/buildingblock/addBuildingBlock": {
    ...done("Riverside police station was added."),
    stakeholderId: 210_499,
    outcome: "verified",
  },
  "POST /api/buildingblock/endBuildingBlock": {
    ...done("It is no longer listed from today on."),
    ...verified,
  },
  "POST /api/buildingblock/verifyBuildingBlockExist": { ...done("Confirmed."), version: 5 },
  "POST /api/buildingblock/takeBack": { ...done("Taken back."), left: [], contacts: [] },
  "POST /api/buildingblock/checkContacts": ({ body }) =>
    checksOf(body, () => (body.outcome === "not reached" ? { notReachedDays: 1, isDue: true } : {})),
  "PUT /api/buildingblock/noteContact": done("Noted."),
  "POST /api/buildingblock/reportWrongNumber": done("Thank you. Somebody will check this number."),
  "POST /api/buildingblock/verifyCapture": {
    ...done("Verified. The public reads it from now on."),
    changeId: 41,
  },
  "POST /api/buildingblock/sendBackCapture": done("Sent back with your reason."),
  "PUT /api/buildingblock/demandSecondPerson": done(
    "From now on a second person verifies what somebody captured.",
  ),
  "POST /api/buildingblock/downloadSheet": file("contacts-2026-08-15.csv", "Name\r\n"),
  "POST /api/buildingblock/previewSheet": sheetPreview,
  "POST /api/buildingblock/applySheet": {
    ...done("34 changes applied."),
    applied: 34,
    waiting: 0,
    changeId: 41,
  },
  "POST /api/buildingblock/addToCatalogue": {
    ...done("Room to wait in was added. It counts from today on."),
    id: 99,
  },
  "PUT /api/buildingblock/changeCatalogue": {
    ...done("GBVF Desk and counter was changed. It counts from today on."),
    version,
  },

  "POST /api/healthcheck/inviteCode": {
    ...done("The survey was made."),
    url: SURVEY_URL,
    healthCheckId: openSurvey.healthCheckId as number,
  },
  "PUT /api/healthcheck/updateSurvey": done("The survey was changed."),
  "POST /api/healthcheck/closeSurvey": done("The survey is closed."),
  "POST /api/healthcheck/issueSlips": ({ body }) => ({
    ...done("The slips were made."),
    slips: Array.from({ length: body.Count }, (_, at) => {
      const code = `slip${String(at).padStart(6, "a")}`;
      return { code, url: SURVEY_URL.replace(/=.*/, `=${code}`) };
    }),
  }),
  "POST /api/healthcheck/mailSurveyLink": ({ body }) =>
    done(body.To.length === 1 ? "The link is on its way." : `${body.To.length} letters are on their way.`),
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
  "POST /api/healthcheck/questionnaireSheet": file(
    "questionnaire-12.csv",
    "question_key,category,type,chart,comparable,question,answers\r\n",
  ),
  "POST /api/healthcheck/checkQuestionnaireSheet": {
    faults: [],
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
    letterGoesAt: "2026-07-01T10:01:00.000Z",
  }),
  "POST /api/healthcheck/stopDecision": {
    ...done("The letter is stopped and the decision taken back."),
    version: 3,
  },
  "POST /api/healthcheck/waitForApplicant": ({ body }) => ({
    ...done(body.isWaiting ? "The clock is stopped." : "The clock runs again."),
    version,
  }),
  "POST /api/healthcheck/sendLetterAgain": { ...done("The letter is on its way again."), version: 3 },
  "POST /api/healthcheck/answerQuestion": done("Your answer is with the people who decide."),
  "POST /api/healthcheck/inviteColleague": done("An e-mail is on its way to your colleague."),
  "POST /api/healthcheck/adviseOnApplicant": done("The administrators read what you said."),
  "PUT /api/healthcheck/updateOrganisationDetails": done("Your organisation's details were saved."),

  "POST /api/import/upload": { ...done("The file is being read."), importId: 12 },
  "POST /api/import/apply": done("The figures are being written."),
  "POST /api/import/checkAgain": done("The file is being read again."),
  "POST /api/import/cancel": done("Nothing was changed."),
  "GET /api/import/getRejects": file("rejects.csv", "line,reason\n14,No such place\n"),
  "GET /api/import/getTemplate": file("crime-template.csv", "province;station;period;category;count\r\n"),
  "GET /api/releases.atom": file("releases.atom"),
  "GET /api/releases/:releaseId/figures/:componentId": file("release-2-crime-statistics.csv"),
  "GET /api/download": file("gbvf-south-africa.zip"),
  "GET /api/tables/:table": file("gbvf-south-africa-crime.csv"),
  "GET /api/tables/:table/metadata": file("gbvf-south-africa-crime-metadata.json"),
  "GET /api/catalog.jsonld": file("catalog.jsonld"),

  "POST /api/security/changeSetupChecklist": done("A letter to admin@example.org is on its way."),
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
    outcomes: body.users.map(({ stakeholderId }, place) => ({
      stakeholderId,
      displayName: "Pieter Botha",
      isDone: place > 0,
      message: place > 0 ? null : "At least one administrator has to stay.",
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
} satisfies Written;
