import type { Knex } from "knex";
import { notFound } from "../../lib/http/errors.ts";
import { lastDayOf, type Quarter, quarterLabel, quarterNumber } from "../../shared/quarters.ts";
import { computeOverall, type DisclosedRound, describeChange, explainNoTrend } from "../changes.ts";
import { readCategories } from "../code/questionnaires.ts";
import { type AreComparable, readComparable } from "../comparable.ts";
import { describeCategories } from "../describeCategories.ts";
import { responseRate } from "../responseRate.ts";
import { findRuns } from "../results/findRuns.ts";
import { ALL_TYPES } from "../results/groups.ts";
import { resultsByOrganisation } from "../results/maturity.ts";
import { wherePublic } from "../results/publicQuarters.ts";
import type { Place, PlaceResults } from "./contract.ts";

export function findQuarters(trx: Knex, today: string): Promise<Quarter[]> {
  return trx("health_check_quarter as q")
    .modify(wherePublic, "q", today)
    .orderByRaw("q.year desc, q.quarter desc")
    .select("q.year", "q.quarter");
}

type PlaceQuery = { place: Place; quarter: Quarter; today: string };

export async function findPlaceResults(
  trx: Knex,
  { place, quarter, today }: PlaceQuery,
): Promise<PlaceResults> {
  const quarters = await findQuarters(trx, today);
  const index = quarters.findIndex((each) => quarterNumber(each) === quarterNumber(quarter));
  if (index === -1) throw notFound("The quarter");
  const survey = await readScores(trx, place.boundaryId, quarter);
  const previousQuarter = quarters[index + 1];
  const isHidden = survey.disclosure.state === "too-few";
  const earlier =
    previousQuarter === undefined || isHidden
      ? []
      : [await readScores(trx, place.boundaryId, previousQuarter)];
  const areComparable = await readComparableQuarters(trx);
  const questionCategories = describeCategories(await readCategories(trx), {
    tally: { healthCheckId: 0, responses: 0, questions: [] },
    disclosure: survey.disclosure,
    includesQuestions: () => false,
    getChange: (id) => describeChange(survey, earlier, areComparable, id),
    getPeers: () => null,
  });
  return {
    place,
    questionnaire: quarterLabel(quarter),
    effectiveTo: lastDayOf(quarter),
    organisations: isHidden ? null : survey.organisations.length,
    actualResponses: survey.disclosure.responses,
    expectedResponses: survey.expectedResponses,
    ...responseRate(survey.disclosure.responses, survey.expectedResponses),
    overallMaturity: computeOverall(survey.disclosure),
    overallChange: describeChange(survey, earlier, areComparable, null),
    noTrend: questionCategories.some(({ change }) => change !== null) ? null : explainNoTrend(earlier),
    questionCategories,
  };
}

type PlaceScores = DisclosedRound & { expectedResponses: number | null };

async function readScores(trx: Knex, boundaryId: number, quarter: Quarter): Promise<PlaceScores> {
  const { year, quarter: quarterOfYear } = quarter;
  const publicResult = await trx("health_check_result")
    .where({ year, quarter: quarterOfYear, boundaryId, organisationTypeId: ALL_TYPES })
    .whereNotNull("organisation_count")
    .first("actual_responses", "expected_responses", "behaviours", "practices", "policies");
  const runs = await findRuns(trx, [quarter]);
  const countedResults = resultsByOrganisation(runs.filter(({ chain }) => chain.includes(boundaryId)));
  const scores: Record<number, number> = publicResult
    ? { 1: publicResult.behaviours, 2: publicResult.practices, 3: publicResult.policies }
    : {};
  const computeScore = (id: number) => (scores[id] === undefined ? null : scores[id] / 100);
  return {
    questionnaireId: quarterNumber(quarter),
    period: quarterLabel(quarter),
    organisations: [...countedResults.keys()],
    expectedResponses: publicResult?.expectedResponses ?? null,
    disclosure: {
      state: publicResult ? "scores" : "too-few",
      responses: publicResult?.actualResponses ?? null,
      scoreOf: computeScore,
      question: () => ({ state: "too-few", answers: [], answered: null, score: null, lift: null }),
    },
  };
}

/** Two quarters are comparable if their questionnaires of each type are. */
async function readComparableQuarters(trx: Knex): Promise<AreComparable> {
  const areComparable = await readComparable(trx, [1, 2]);
  const questionnaires: (Quarter & { questionnaireId: number; questionnaireTypeId: number })[] = await trx(
    "questionnaire",
  ).select("year", "quarter", "questionnaire_id", "questionnaire_type_id");
  return (categoryId, earlier, later) =>
    questionnaires
      .filter((each) => quarterNumber(each) === later)
      .every(({ questionnaireId, questionnaireTypeId }) => {
        const before = questionnaires.find(
          (each) => quarterNumber(each) === earlier && each.questionnaireTypeId === questionnaireTypeId,
        );
        return before !== undefined && areComparable(categoryId, before.questionnaireId, questionnaireId);
      });
}
