import { HttpError } from "../lib/http/errors.ts";
import { SINGLE_CHOICE } from "../survey-results/surveyTally.ts";
import type { SurveyForm } from "./contract.ts";

type Given = { questionId: number; possibleAnswerIds: number[] | null };
export type Counted = { possibleAnswerIds: number[]; declinedQuestionIds: number[] };

const refusal = (code: string, message: string) => new HttpError(400, code, message);

/** @throws {HttpError} 400 */
export function checkAnswers(categories: SurveyForm["categories"], given: readonly Given[]): Counted {
  const questions = categories.flatMap((category) => category.questions);
  const answered = new Map(given.map((each) => [each.questionId, each.possibleAnswerIds]));
  if (answered.size < given.length) throw refusal("answered-twice", "A question was answered twice.");
  for (const id of answered.keys()) {
    if (!questions.some(({ questionId }) => questionId === id)) {
      throw refusal(
        "unknown-question",
        "A question is not asked in this survey. Please open the link again.",
      );
    }
  }
  const counted: Counted = { possibleAnswerIds: [], declinedQuestionIds: [] };
  for (const { questionId, questionTypeId, answers, description } of questions) {
    const chosen = answered.get(questionId) ?? null;
    if (chosen === null) {
      counted.declinedQuestionIds.push(questionId);
      continue;
    }
    if (questionTypeId === SINGLE_CHOICE && chosen.length !== 1) {
      throw refusal("two-answers", `Choose one answer: ${description}`);
    }
    if (new Set(chosen).size < chosen.length) throw refusal("two-answers", "An answer was chosen twice.");
    if (!chosen.every((id) => answers.some(({ possibleAnswerId }) => possibleAnswerId === id))) {
      throw refusal("unknown-answer", `This answer cannot be chosen here: ${description}`);
    }
    counted.possibleAnswerIds.push(...chosen);
  }
  if (counted.declinedQuestionIds.length === questions.length) {
    throw refusal("empty", "Answer at least one question before you send.");
  }
  return counted;
}
