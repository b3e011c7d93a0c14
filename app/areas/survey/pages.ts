import type { SurveyForm, SurveyQuestion } from "@gbvf/api/survey/answering/contract.ts";
import type { Answers } from "./responseDraft.ts";

/** A page has one question on a phone, and one category on a wide screen. */
export interface QuestionsPage {
  category: string;
  firstIndex: number;
  questions: readonly SurveyQuestion[];
}

export function listPages(
  { categories }: Pick<SurveyForm, "categories">,
  isNarrow: boolean,
): QuestionsPage[] {
  let firstIndex = 0;
  return categories.flatMap(({ description: category, questions }) => {
    const parts = isNarrow ? questions.map((question) => [question]) : [questions];
    return parts
      .filter((part) => part.length > 0)
      .map((part) => {
        const page = { category, firstIndex, questions: part };
        firstIndex += part.length;
        return page;
      });
  });
}

export const listQuestions = ({ categories }: Pick<SurveyForm, "categories">): SurveyQuestion[] =>
  categories.flatMap(({ questions }) => questions);

export const isAnswered = (answers: Answers, { questionId }: SurveyQuestion): boolean =>
  answers[questionId] !== undefined;
