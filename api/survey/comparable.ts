import type { Knex } from "knex";

export type AreComparable = (categoryId: number, earlierId: number, laterId: number) => boolean;

type Row = {
  questionnaireId: number;
  questionKey: string;
  questionId: number;
  questionCategoryId: number;
  isComparable: boolean;
};

export async function readComparable(
  trx: Knex,
  questionnaireTypeIds: readonly number[],
): Promise<AreComparable> {
  const rows: Row[] = await trx("questionnaire as n")
    .join("questionnaire_question as x", "x.questionnaire_id", "n.questionnaire_id")
    .join("question as q", "q.question_id", "x.question_id")
    .whereIn("n.questionnaire_type_id", [...questionnaireTypeIds])
    .whereExists(
      trx("possible_answer as w")
        .whereRaw("w.question_id = q.question_id")
        .whereNotNull("w.score")
        .select(trx.raw("1")),
    )
    .orderBy(["n.questionnaire_type_id", "n.year", "n.quarter"])
    .select("n.questionnaire_id", "q.question_key", "q.question_id", "q.question_category_id")
    .select("x.is_comparable");
  const questionnaires = [...Map.groupBy(rows, ({ questionnaireId }) => questionnaireId)];

  return (categoryId, earlierId, laterId) => {
    const from = questionnaires.findIndex(([id]) => id === earlierId);
    const to = questionnaires.findIndex(([id]) => id === laterId);
    if (from === -1 || to === -1) return false;
    const listQuestions = (index: number) =>
      (questionnaires[index]?.[1] ?? []).filter((row) => row.questionCategoryId === categoryId);
    const earlierIdByKey = new Map(listQuestions(from).map((row) => [row.questionKey, row.questionId]));
    const laterQuestions = listQuestions(to);
    const rowsBetween = questionnaires
      .slice(from, to + 1)
      .flatMap(([, questionnaireRows]) => questionnaireRows);
    return (
      laterQuestions.length === earlierIdByKey.size &&
      laterQuestions.every(
        ({ questionKey, questionId }) =>
          earlierIdByKey.get(questionKey) === questionId ||
          (earlierIdByKey.has(questionKey) &&
            isContinued(rowsBetween.filter((row) => row.questionKey === questionKey))),
      )
    );
  };
}

/** True if each questionnaire has the question unchanged, or its author declared it comparable. */
const isContinued = (rows: readonly Row[]): boolean =>
  rows.every(
    ({ questionId, isComparable }, index) =>
      index === 0 || isComparable || rows[index - 1]?.questionId === questionId,
  );
