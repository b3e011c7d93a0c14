import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { type SurveyForm, surveyQuestions } from "../../survey/answering/contract.ts";
import type { Browser } from "../Browser.ts";

export const STAFF = 1;
/** Returns the position of the answer, or null for 'I prefer not to say'. */
export type Choose = (questionId: number, index: number) => number | null;

export async function staffQuestionnaireId(userBrowser: Browser): Promise<number> {
  const { questionnaires } = await (await userBrowser.get("/api/healthcheck/getActiveQuestionnaires")).json();
  return questionnaires.find((each: { questionnaireTypeId: number }) => each.questionnaireTypeId === STAFF)
    .questionnaireId;
}

export async function beginSurvey(userBrowser: Browser): Promise<{ healthCheckId: number; code: string }> {
  const begun = await userBrowser.postJson("/api/healthcheck/inviteCode", {
    QuestionnaireId: await staffQuestionnaireId(userBrowser),
    EffectiveFrom: "2026-08-15",
    ExpectedResponses: 40,
  });
  expect(begun).toMatchObject({ status: 200, success: true });
  return { healthCheckId: begun.healthCheckId as number, code: getInviteCode(begun.url) };
}

export const getInviteCode = (url: unknown): string =>
  new URL(String(url)).searchParams.get("inviteCode") as string;

export async function readForm(person: Browser, inviteCode: string): Promise<SurveyForm> {
  const response = await person.postJson("/api/healthcheck/surveyQuestions", { inviteCode });
  expect(response.status).toBe(200);
  return surveyQuestions.response.parse(response);
}

export function buildSubmission(form: SurveyForm, inviteCode: string, choose: Choose) {
  const questions = form.categories.flatMap((category) => category.questions);
  return {
    inviteCode,
    submissionId: randomUUID(),
    answers: questions.map(({ questionId, answers }, index) => {
      const chosen = choose(questionId, index);
      return {
        questionId,
        possibleAnswerIds: chosen === null ? null : [answers[chosen]?.possibleAnswerId as number],
      };
    }),
  };
}

export const send = (person: Browser, submission: unknown) =>
  person.postJson("/api/healthcheck/surveyResponse", submission);

export async function beginSurveyWith(userBrowser: Browser, changes: object): Promise<number> {
  const { questionnaires } = await (await userBrowser.get("/api/healthcheck/getActiveQuestionnaires")).json();
  const begun = await userBrowser.postJson("/api/healthcheck/inviteCode", {
    QuestionnaireId: questionnaires.find((each: { isBegun: boolean }) => !each.isBegun).questionnaireId,
    EffectiveFrom: "2026-08-15",
    ExpectedResponses: 10,
    ...changes,
  });
  return begun.healthCheckId as number;
}

export async function beginWithSlips(userBrowser: Browser): Promise<string[]> {
  const HealthCheckId = await beginSurveyWith(userBrowser, { Mode: "slips" });
  const issuing = { HealthCheckId, Count: 5, VoidEarlier: false };
  const issued = await userBrowser.postJson("/api/healthcheck/issueSlips", issuing);
  return (issued.slips as { code: string }[]).map((codeSlip) => codeSlip.code);
}
