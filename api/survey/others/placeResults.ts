import type { Knex } from "knex";
import { notFound } from "../../lib/http/errors.ts";
import { type Quarter, quarterLabel } from "../../shared/quarters.ts";
import { changeOf, type Disclosed, overallOf, whyNoTrend } from "../changes.ts";
import { type AreComparable, readComparable } from "../comparable.ts";
import { describeCategories, readCategories } from "../describeCategories.ts";
import { responseRate } from "../responseRate.ts";
import { type AreaAnswers, discloseAreas } from "../results/discloseAreas.ts";
import type { Disclosure } from "../results/discloseSurvey.ts";
import { findRuns } from "../results/findRuns.ts";
import { ALL_TYPES } from "../results/groups.ts";
import { resultsByOrganisation } from "../results/maturity.ts";
import type { ShownResult } from "../results/resultRows.ts";
import type { Place, PlaceResults } from "./contract.ts";
import { findQuestionnaires, type PlaceQuestionnaire, presentQuestionnaire } from "./questionnaires.ts";

type Asking = { place: Place; questionnaireId: number; today: string };

/** Scores are of staff and students; answers are of one questionnaire. */
export async function findPlaceResults(
  trx: Knex,
  { place, questionnaireId, today }: Asking,
): Promise<PlaceResults> {
  const questionnaires = await findQuestionnaires(trx, today);
  const row = questionnaires.find((each) => each.questionnaireId === questionnaireId);
  if (row === undefined) throw notFound("The questionnaire");
  const { scoresOf, discloseAnswers } = await readQuarter(trx, row);
  const scores = scoresOf(place.boundaryId);
  const answers = scores && discloseAnswers()(questionnaireId, place.boundaryId);
  const survey = disclosedOf(row, scores, answers);
  const earlier = scores === null ? [] : await findEarlier(trx, { row, questionnaires, place });
  const areComparable = comparableInAll(await readComparable(trx, [1, 2]), questionnaires);
  const { disclosure } = survey;
  const questionCategories = describeCategories(await readCategories(trx), {
    tally: answers?.tally ?? NO_QUESTIONS,
    disclosure,
    bringsQuestions: () => answers !== null,
    changeOf: (id) => changeOf(survey, earlier, areComparable, id),
    peersOf: () => null,
  });
  return {
    ...presentQuestionnaire(row),
    effectiveFrom: row.effectiveFrom,
    effectiveTo: row.effectiveTo,
    place,
    results: scores === null ? "too-few" : answers === null ? "scores" : "shown",
    organisations: scores?.shown[0] ?? null,
    organisationsInAnswers: answers?.members.length ?? null,
    actualResponses: scores?.shown[1] ?? null,
    expectedResponses: scores?.shown[2] ?? null,
    ...responseRate(scores?.shown[1] ?? null, scores?.shown[2] ?? null),
    overallMaturity: overallOf(disclosure),
    overallChange: changeOf(survey, earlier, areComparable, null),
    noTrend: questionCategories.some(({ change }) => change !== null) ? null : whyNoTrend(earlier),
    questionCategories,
  };
}

const NO_QUESTIONS = { healthCheckId: 0, responses: 0, questions: [] };

async function findEarlier(
  trx: Knex,
  asking: { row: PlaceQuestionnaire; questionnaires: readonly PlaceQuestionnaire[]; place: Place },
): Promise<Disclosed[]> {
  const { row, questionnaires, place } = asking;
  const before = questionnaires
    .slice(questionnaires.indexOf(row) + 1)
    .find(({ questionnaireTypeId }) => questionnaireTypeId === row.questionnaireTypeId);
  if (before === undefined) return [];
  const { scoresOf } = await readQuarter(trx, before);
  return [disclosedOf(before, scoresOf(place.boundaryId), null)];
}

function disclosedOf(
  row: PlaceQuestionnaire,
  scores: AreaScores | null,
  answers: AreaAnswers | null,
): Disclosed {
  const disclosure: Disclosure = {
    state: scores === null ? "too-few" : "shown",
    responses: scores?.shown[1] ?? null,
    scoreOf: (id) => (scores === null || id > 3 ? null : scores.shown[(id + 2) as 3 | 4 | 5] / 100),
    question: (question) =>
      answers?.question(question) ?? {
        state: "too-few",
        answers: [],
        answered: null,
        score: null,
        lift: null,
      },
  };
  return {
    questionnaireId: row.questionnaireId,
    period: quarterLabel(row),
    disclosure,
    organisations: scores?.organisations ?? [],
  };
}

/** Both questionnaires must be comparable. */
const comparableInAll =
  (areComparable: AreComparable, questionnaires: readonly PlaceQuestionnaire[]): AreComparable =>
  (categoryId, earlierId, laterId) => {
    const inQuarterOf = (id: number) => {
      const { year, quarter } = questionnaires.find(
        (each) => each.questionnaireId === id,
      ) as PlaceQuestionnaire;
      return questionnaires.filter((each) => each.year === year && each.quarter === quarter);
    };
    const before = inQuarterOf(earlierId);
    return inQuarterOf(laterId).every((later) => {
      const same = before.find((each) => each.questionnaireTypeId === later.questionnaireTypeId);
      return same !== undefined && areComparable(categoryId, same.questionnaireId, later.questionnaireId);
    });
  };

type AreaScores = { shown: ShownResult; organisations: number[] };
type Row = { boundaryId: number; organisationTypeId: number; shown: ShownResult };

async function readQuarter(trx: Knex, quarter: Quarter) {
  const runs = await findRuns(trx, [quarter]);
  const results = resultsByOrganisation(runs);
  const counted = [...new Map(runs.map((run) => [run.organisationId, run])).values()].filter(
    ({ organisationId }) => results.has(organisationId),
  );
  const rows = await readPublished(trx, quarter);
  const within = ({ boundaryId, organisationTypeId }: Omit<Row, "shown">) =>
    counted
      .filter((run) => run.chain.includes(boundaryId))
      .filter((run) => organisationTypeId === ALL_TYPES || run.organisationTypeId === organisationTypeId)
      .map(({ organisationId }) => organisationId);
  return {
    scoresOf: (boundaryId: number): AreaScores | null => {
      const row = rows.find(
        (each) => each.boundaryId === boundaryId && each.organisationTypeId === ALL_TYPES,
      );
      if (row === undefined) return null;
      return { shown: row.shown, organisations: within(row) };
    },
    /** Null where it may not be shown. */
    discloseAnswers: (): ((questionnaireId: number, boundaryId: number) => AreaAnswers | null) =>
      discloseAreas(runs, rows.map(within)),
  };
}

async function readPublished(trx: Knex, { year, quarter }: Quarter): Promise<Row[]> {
  const rows = await trx("health_check_result")
    .where({ year, quarter })
    .whereNotNull("organisation_count")
    .select("boundary_id", "organisation_type_id", "organisation_count", "actual_responses")
    .select("expected_responses", "behaviours", "practices", "policies", "overall");
  return rows.map(({ boundaryId, organisationTypeId, ...row }) => ({
    boundaryId,
    organisationTypeId,
    shown: [
      row.organisationCount,
      row.actualResponses,
      row.expectedResponses,
      row.behaviours,
      row.practices,
      row.policies,
      row.overall,
    ],
  }));
}
