import type { Knex } from "knex";
import { COUNTRY } from "../lib/boundaryTypes.ts";
import type { Quarter } from "../lib/quarters.ts";
import { leaveOutDeclined } from "./leaveOutDeclined.ts";
import type { ByCategory } from "./maturity.ts";
import { mostOfQuestions } from "./mostOfQuestions.ts";
import type { PlacedRun } from "./resultRows.ts";

const BEHAVIOURS = 1;
const PRACTICES = 2;
const POLICIES = 3;

type RunRow = Quarter & {
  healthCheckId: number;
  questionnaireId: number;
  organisationId: number;
  organisationTypeId: number;
  municipality: number;
  district: number;
  province: number;
  responses: number;
  expectedResponses: number;
  behaviours: number;
  practices: number;
  policies: number;
};

/** The closed runs of some quarters, of everybody or of one organisation, with the points that their responses got. */
export async function findRuns(
  trx: Knex,
  quarters: readonly Quarter[],
  organisationId?: number,
): Promise<(PlacedRun & Quarter & { healthCheckId: number; questionnaireId: number })[]> {
  const mostPoints = await findMostPoints(trx);
  const query = trx("health_check as h")
    .join("questionnaire as n", "n.questionnaire_id", "h.questionnaire_id")
    .join("organisation as o", "o.stakeholder_id", "h.stakeholder_id")
    .join("stakeholder as s", "s.stakeholder_id", "h.stakeholder_id")
    .join("boundary as b", "b.boundary_id", "s.boundary_id")
    .leftJoin(pointsByRun(trx).as("p"), "p.health_check_id", "h.health_check_id")
    .whereNotNull("h.closed_on")
    .whereIn(
      ["n.year", "n.quarter"],
      quarters.map(({ year, quarter }) => [year, quarter]),
    );
  if (organisationId !== undefined) query.where("h.stakeholder_id", organisationId);
  const rows: RunRow[] = await query
    .select("n.year", "n.quarter", "n.questionnaire_id", "o.organisation_type_id", "h.health_check_id")
    .select("h.stakeholder_id as organisation_id", "b.boundary_id as municipality")
    .select("b.district_boundary_id as district", "b.national_boundary_id as province")
    .select("h.actual_responses as responses", "h.expected_responses")
    .select("p.behaviours", "p.practices", "p.policies");
  const runs = rows.map(({ municipality, district, province, behaviours, practices, policies, ...run }) => ({
    ...run,
    chain: [municipality, district, province, COUNTRY] as const,
    points: [Number(behaviours), Number(practices), Number(policies)] as const,
    mostPoints: mostPoints.get(run.questionnaireId) as ByCategory<number>,
  }));
  return leaveOutDeclined(trx, runs);
}

/** Of each run, the sums of the scores of its answers. */
function pointsByRun(trx: Knex) {
  const sumIn = (category: number, name: string) =>
    trx.raw("sum(a.responses * w.score) filter (where q.question_category_id = ?) as ??", [category, name]);
  return trx("health_check_answer as a")
    .join("possible_answer as w", "w.possible_answer_id", "a.possible_answer_id")
    .join("question as q", "q.question_id", "w.question_id")
    .whereNotNull("w.score")
    .groupBy("a.health_check_id")
    .select("a.health_check_id")
    .select(sumIn(BEHAVIOURS, "behaviours"), sumIn(PRACTICES, "practices"), sumIn(POLICIES, "policies"));
}

/** The most points that one response can get in each category, by questionnaire. */
async function findMostPoints(trx: Knex): Promise<Map<number, ByCategory<number>>> {
  const rows: { questionnaireId: number; category: number; most: number | null }[] = await trx(
    "questionnaire_question as n",
  )
    .join(mostOfQuestions(trx).as("b"), "b.question_id", "n.question_id")
    .groupBy("n.questionnaire_id", "b.question_category_id")
    .select("n.questionnaire_id", "b.question_category_id as category")
    .sum("b.most as most");
  const most = new Map<number, [number, number, number]>();
  for (const { questionnaireId, category, most: points } of rows) {
    const own = most.get(questionnaireId) ?? [0, 0, 0];
    if (category <= POLICIES) own[category - 1] = Number(points);
    most.set(questionnaireId, own);
  }
  return most;
}
