import {
  cancelSurvey,
  closeSurvey,
  deleteSurvey,
  excludeSurvey,
  inviteCode,
  issueSlips,
  mailSurveyLink,
  updateSurvey,
} from "@gbvf/api/survey/invitation/contract.ts";
import { answer } from "../respond.ts";
import { openSurvey, SURVEY_URL } from "../survey/surveys.ts";

const LETTERS = "abcdefghijklmnopqrstuvwxyz234567";
const done = (message: string) => ({ success: true, message }) as const;

/** The same number gives the same slips. */
const slipsOf = (count: number): { code: string; url: string }[] =>
  Array.from({ length: count }, (_, at) => {
    const code = Array.from({ length: 10 }, (_, place) => LETTERS[(at * 7 + place * (at + 3)) % 32]).join("");
    return { code, url: `https://dashboard.example/Questionnaire/SurveyQuestions?inviteCode=${code}` };
  });

export const invitationHandlers = {
  "POST /api/healthcheck/inviteCode": answer(inviteCode, {
    ...done("The survey was made."),
    url: SURVEY_URL,
    healthCheckId: openSurvey.healthCheckId as number,
  }),
  "PUT /api/healthcheck/updateSurvey": answer(updateSurvey, done("The survey was changed.")),
  "POST /api/healthcheck/closeSurvey": answer(closeSurvey, done("The survey is closed.")),
  "POST /api/healthcheck/issueSlips": answer(issueSlips, ({ body }) => ({
    ...done("The slips were made."),
    slips: slipsOf(body.Count),
  })),
  "POST /api/healthcheck/mailSurveyLink": answer(mailSurveyLink, ({ body }) =>
    done(body.To.length === 1 ? "The link is on its way." : `${body.To.length} letters are on their way.`),
  ),
  "POST /api/healthcheck/cancelSurvey": answer(
    cancelSurvey,
    done("The survey was cancelled. It can be begun again."),
  ),
  "PUT /api/healthcheck/excludeSurvey": answer(excludeSurvey, ({ body }) =>
    done(
      body.Reason === null
        ? "The survey counts in the public figures again."
        : "The survey is excluded from the public figures.",
    ),
  ),
  "DELETE /api/healthcheck/deleteSurvey": answer(
    deleteSurvey,
    done("The survey and everything that was answered in it were deleted."),
  ),
};
