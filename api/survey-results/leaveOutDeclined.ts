import type { Knex } from "knex";
import { FEWEST_RESPONSES } from "./anonymity.ts";
import type { ByCategory, Run } from "./maturity.ts";
import { mostOfQuestions } from "./mostOfQuestions.ts";

type Declined = {
  healthCheckId: number;
  questionId: number;
  category: number;
  declined: number;
  most: number | null;
  points: number;
};

/** A declined question leaves that person's denominator; one with fewer than five answers leaves the run. */
export async function leaveOutDeclined<R extends Run & { healthCheckId: number }>(
  trx: Knex,
  runs: readonly R[],
): Promise<R[]> {
  const rows: Declined[] = await trx("health_check_decline as d")
    .join(mostOfQuestions(trx).as("b"), "b.question_id", "d.question_id")
    .whereIn(
      "d.health_check_id",
      runs.map(({ healthCheckId }) => healthCheckId),
    )
    .whereNotNull("b.most")
    .select("d.health_check_id", "d.question_id", "b.question_category_id as category")
    .select("d.responses as declined", "b.most")
    .select(
      trx.raw(
        `(select coalesce(sum(a.responses * w.score), 0) from possible_answer as w
          join health_check_answer as a using (possible_answer_id)
          where w.question_id = d.question_id and a.health_check_id = d.health_check_id) as points`,
      ),
    );
  const declinedOf = Map.groupBy(rows, ({ healthCheckId }) => healthCheckId);
  return runs.map((run) => {
    const declined = declinedOf.get(run.healthCheckId);
    return declined === undefined ? run : { ...run, ...without(run, declined) };
  });
}

function without({ responses, points, mostPoints }: Run, declined: readonly Declined[]) {
  const left = (category: 0 | 1 | 2) => {
    const own = declined.filter((row) => row.category === category + 1);
    const gone = own.filter((row) => responses - row.declined < FEWEST_RESPONSES);
    const possible = own.reduce(
      (sum, row) => sum - Number(row.most) * (gone.includes(row) ? responses : row.declined),
      mostPoints[category] * responses,
    );
    return {
      points: gone.reduce((sum, row) => sum - Number(row.points), points[category]),
      most: responses === 0 ? 0 : possible / responses,
    };
  };
  const categories = [left(0), left(1), left(2)] as const;
  return {
    points: categories.map((each) => each.points) as unknown as ByCategory<number>,
    mostPoints: categories.map((each) => each.most) as unknown as ByCategory<number>,
  };
}
