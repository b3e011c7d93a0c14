import type { Knex } from "knex";
import { isLanguage, LANGUAGES } from "../../shared/i18n/languages.ts";
import type { DraftQuestion, Translations } from "../code/draftQuestion.ts";
import { PREFER_NOT_TO_SAY } from "../results/surveyTally.ts";
import type { SurveyForm, SurveyQuestion } from "./contract.ts";

type Row = {
  questionCategoryId: number;
  category: string;
  questionId: number;
  question: string;
  questionTypeId: SurveyQuestion["questionTypeId"];
  questionTranslations: Translations;
  possibleAnswerId: number;
  answer: string;
  answerTranslations: Translations;
};

export async function readQuestions(trx: Knex, questionnaireId: number): Promise<SurveyForm["categories"]> {
  const rows: Row[] = await trx("questionnaire_question as x")
    .join("question as q", "q.question_id", "x.question_id")
    .join("question_category as c", "c.question_category_id", "q.question_category_id")
    .join("possible_answer as w", "w.question_id", "q.question_id")
    .where("x.questionnaire_id", questionnaireId)
    .whereNot("w.description", PREFER_NOT_TO_SAY)
    .orderBy(["c.seq", "x.seq", "w.seq"])
    .select("c.question_category_id", "c.description as category")
    .select("q.question_id", "q.description as question", "q.question_type_id")
    .select("q.translations as question_translations")
    .select("w.possible_answer_id", "w.description as answer", "w.translations as answer_translations");
  return [...Map.groupBy(rows, (row) => row.questionCategoryId)].map(([questionCategoryId, own]) => ({
    questionCategoryId,
    description: own[0]?.category as string,
    questions: [...Map.groupBy(own, ({ questionId }) => questionId).values()].map(questionOf),
  }));
}

function questionOf(rows: readonly Row[]): SurveyQuestion {
  const [{ questionId, question, questionTypeId, questionTranslations }] = rows as [Row];
  return {
    questionId,
    description: question,
    questionTypeId,
    ...translated(questionTranslations),
    answers: rows.map(({ possibleAnswerId, answer, answerTranslations }) => ({
      possibleAnswerId,
      description: answer,
      ...translated(answerTranslations),
    })),
  };
}

export async function arrangeDraft(
  trx: Knex,
  questions: readonly DraftQuestion[],
): Promise<SurveyForm["categories"]> {
  const categories: { questionCategoryId: number; description: string }[] = await trx("question_category")
    .orderBy("seq")
    .select("question_category_id", "description");
  return categories
    .map((category) => ({
      ...category,
      questions: questions.flatMap((question, at) =>
        question.questionCategoryId === category.questionCategoryId
          ? [
              {
                questionId: at + 1,
                description: question.description,
                questionTypeId: question.questionTypeId,
                ...translated(question.translations),
                answers: question.answers.map(({ description, translations }, place) => ({
                  possibleAnswerId: (at + 1) * 100 + place,
                  description,
                  ...translated(translations),
                })),
              },
            ]
          : [],
      ),
    }))
    .filter((category) => category.questions.length > 0);
}

const translated = (translations: Translations) => (translations === null ? {} : { translations });

export function languagesOf(categories: SurveyForm["categories"]): SurveyForm["languages"] {
  const texts = categories.flatMap(({ questions }) => questions.flatMap((each) => [each, ...each.answers]));
  const codes = new Set(["en", ...texts.flatMap(({ translations }) => Object.keys(translations ?? {}))]);
  return [...codes].map((code) => ({ code, name: isLanguage(code) ? LANGUAGES[code] : code }));
}
