import type { SurveyForm } from "@gbvf/api/survey/answering/contract.ts";
import { sendCall } from "../../lib/calls/sendCall.ts";
import type { Draft } from "./draft.ts";

/** @throws {ApiError} 404 for a code that does not work */
export function readSurvey(inviteCode: string, isPreview: boolean): Promise<SurveyForm> {
  const endpoint = isPreview
    ? "POST /api/healthcheck/previewQuestions"
    : "POST /api/healthcheck/surveyQuestions";
  return sendCall(endpoint, { body: { inviteCode } });
}

/** Idempotent by `submissionId`. */
export async function submitAnswers({ inviteCode, submissionId, answers }: Draft): Promise<void> {
  await sendCall("POST /api/healthcheck/surveyResponse", {
    body: {
      inviteCode,
      submissionId,
      answers: Object.entries(answers).map(([questionId, answerIds]) => ({
        questionId: Number(questionId),
        possibleAnswerIds: answerIds && [...answerIds],
      })),
    },
  });
}
