import type { Knex } from "knex";
import { isLanguage, LANGUAGES } from "../../shared/i18n/languages.ts";
import {
  type DraftQuestion,
  readCategories,
  type StoredQuestion,
  type Translations,
} from "../code/questionnaires.ts";
import type { SurveyForm } from "./contract.ts";

/** Questions of a draft have no ids, so their positions serve as ids. */
export async function arrangeQuestions(
  trx: Knex,
  questions: readonly (DraftQuestion | StoredQuestion)[],
): Promise<SurveyForm["categories"]> {
  const categories = await readCategories(trx);
  return categories
    .map(({ questionCategoryId, description }) => ({
      questionCategoryId,
      description,
      questions: questions
        .map((question, index) => toFormQuestion(question, index + 1))
        .filter((_, index) => questions[index]?.questionCategoryId === questionCategoryId),
    }))
    .filter((category) => category.questions.length > 0);
}

function toFormQuestion(question: DraftQuestion | StoredQuestion, number: number) {
  const { description, questionTypeId, translations } = question;
  return {
    questionId: "questionId" in question ? question.questionId : number,
    description,
    questionTypeId,
    ...toTranslations(translations),
    answers: question.answers.map((answer, place) => ({
      possibleAnswerId: "possibleAnswerId" in answer ? answer.possibleAnswerId : number * 100 + place,
      description: answer.description,
      ...toTranslations(answer.translations),
    })),
  };
}

const toTranslations = (translations: Translations) => (translations === null ? {} : { translations });

export function listLanguages(categories: SurveyForm["categories"]): SurveyForm["languages"] {
  const texts = categories.flatMap(({ questions }) => questions.flatMap((each) => [each, ...each.answers]));
  const codes = new Set(["en", ...texts.flatMap(({ translations }) => Object.keys(translations ?? {}))]);
  return [...codes].map((code) => ({ code, name: isLanguage(code) ? LANGUAGES[code] : code }));
}
