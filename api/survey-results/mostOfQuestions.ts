import type { Knex } from "knex";

const SINGLE_CHOICE = 3;

/** Maximum points per question: the best answer of one, or all of several. */
export const mostOfQuestions = (trx: Knex) =>
  trx("possible_answer as w")
    .join("question as q", "q.question_id", "w.question_id")
    .groupBy("q.question_id")
    .select("q.question_id", "q.question_category_id")
    .select(
      trx.raw("case when q.question_type_id = ? then max(w.score) else sum(w.score) end as most", [
        SINGLE_CHOICE,
      ]),
    );
