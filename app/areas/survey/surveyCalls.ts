import type { SurveyForm } from "@gbvf/api/answering/contract.ts";
import { request } from "../../lib/request.ts";
import type { AskedSurvey } from "./asked.ts";
import type { Draft } from "./draft.ts";

// Plain fetch keeps the page small; the app's calls bring caching.
const post = (path: string, body: object) =>
  request(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });

/** @throws {ApiError} 404 for a code that does not work */
export async function readSurvey(inviteCode: string, isPreview: boolean): Promise<AskedSurvey> {
  const path = isPreview ? "/api/healthcheck/previewQuestions" : "/api/healthcheck/surveyQuestions";
  return (await post(path, { inviteCode })) as SurveyForm;
}

/** Idempotent by `submissionId`. */
export async function submitAnswers({ inviteCode, submissionId, answers }: Draft): Promise<void> {
  await post("/api/healthcheck/surveyResponse", {
    inviteCode,
    submissionId,
    answers: Object.entries(answers).map(([questionId, possibleAnswerIds]) => ({
      questionId: Number(questionId),
      possibleAnswerIds,
    })),
  });
}
