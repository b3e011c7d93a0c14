import type { Knex } from "knex";
import { findOrAddOrganisations } from "../../import/findOrAddOrganisations.ts";
import { insertRows, reserveIds } from "../../lib/database/insertRows.ts";
import { firstDayOf, lastDayOf, type Quarter, quarterNumber } from "../../shared/quarters.ts";
import { MIN_RESPONSES } from "../../shared/surveyThresholds.ts";
import { storeSource } from "../../source/storeSource.ts";
import { storeQuestionnaire } from "../../survey/code/questionnaires.ts";
import { closeSurveys } from "../../survey/results/closeSurveys.ts";
import { storeResults } from "../../survey/results/storeResults.ts";
import { createQuestionnaireFinder } from "./questionnaires.ts";
import type { SurveyRun } from "./readSurveys.ts";

type WriteRequest = {
  trx: Knex.Transaction;
  runs: readonly SurveyRun[];
  dryRun: boolean;
  publishedOn: string;
};

export type WriteResult = {
  added: number;
  corrected: number;
  demonstration: number;
};

/** Does not delete runs that the file lacks. Real runs replace the demonstration. */
export async function writeSurveys({ trx, runs, dryRun, publishedOn }: WriteRequest): Promise<WriteResult> {
  // Without the lock, concurrent imports would not see each other's runs.
  if (!dryRun) await trx.raw("lock table health_check in exclusive mode");
  const existingRuns = await findExistingRuns(trx, runs);
  const demonstrationRuns = existingRuns.filter(({ isDemonstration }) => isDemonstration);
  const existing = new Map(
    existingRuns.filter((each) => !each.isDemonstration).map((each) => [getKey(each), each]),
  );
  const addedRuns = runs.filter((run) => !existing.has(getKey(run)));
  const correctedRuns = runs.filter((run) => {
    const before = existing.get(getKey(run));
    return before !== undefined && getContent(before) !== getContent(run);
  });
  const result = {
    added: addedRuns.length,
    corrected: correctedRuns.length,
    demonstration: demonstrationRuns.length,
  };
  if (dryRun || Object.values(result).every((count) => count === 0)) return result;

  const changedRuns = [...addedRuns, ...correctedRuns];
  const outdatedRuns = correctedRuns.map((run) => existing.get(getKey(run)) as ExistingRun);
  await removeRuns(trx, [...demonstrationRuns, ...outdatedRuns]);
  await removeUnused(trx);
  // Omits the file's fingerprint, from which somebody who knows all but one answer could find that one.
  const dataSourceId = await storeSource(trx, {
    theme: THEME,
    description: "Answers that organisations gave in the health check",
    url: null,
  });
  await storeRuns(trx, changedRuns, { dataSourceId, publishedOn });
  const quarters = new Map(
    [...demonstrationRuns, ...changedRuns].map(({ quarter }) => [quarterNumber(quarter), quarter]),
  );
  await storeResults(trx, [...quarters.values()], dataSourceId);
  await removeUnused(trx);
  return result;
}

async function storeRuns(
  trx: Knex.Transaction,
  runs: readonly SurveyRun[],
  { dataSourceId, publishedOn }: { dataSourceId: number; publishedOn: string },
): Promise<void> {
  const getOrganisationId = await storeOrganisations(trx, runs, dataSourceId);
  const getQuestionnaireId = await storeQuestionnaires(trx, runs, publishedOn);
  const ids = await reserveIds(trx, "health_check", "health_check_id", runs.length);
  await insertRows(
    trx,
    "health_check",
    runs.map((run, index) => ({
      health_check_id: ids[index] as number,
      stakeholder_id: getOrganisationId(run),
      questionnaire_id: getQuestionnaireId(run),
      expected_responses: run.expectedResponses,
      actual_responses: run.responses,
      ...getDates(run.quarter),
      data_source_id: dataSourceId,
    })),
  );
  await insertRows(
    trx,
    "health_check_answer",
    runs.flatMap(({ answers }, index) =>
      [...answers]
        .filter(([, responses]) => responses > 0)
        .map(([possible_answer_id, responses]) => ({
          health_check_id: ids[index] as number,
          possible_answer_id,
          responses,
        })),
    ),
  );
  await closeSurveys(trx, ids);
}

const getDates = (quarter: Quarter) => ({
  effective_from: firstDayOf(quarter),
  effective_to: lastDayOf(quarter),
});

async function storeQuestionnaires(
  trx: Knex,
  runs: readonly SurveyRun[],
  publishedOn: string,
): Promise<(run: SurveyRun) => number> {
  const findQuestionnaire = await createQuestionnaireFinder(trx);
  const toKey = (run: { questionnaireTypeId: number; quarter: Quarter }) =>
    `${run.questionnaireTypeId} ${quarterNumber(run.quarter)}`;
  const ids = new Map<string, number>();
  for (const run of runs) {
    if (ids.has(toKey(run))) continue;
    const { questionnaireId, questions } = findQuestionnaire(run.questionnaireTypeId, run.quarter);
    const id = questionnaireId ?? (await storeQuestionnaire(trx, { ...run, questions, publishedOn }));
    ids.set(toKey(run), id as number);
  }
  return (run) => ids.get(toKey(run)) as number;
}

type ParsedRun = Omit<SurveyRun, "line" | "answers">;

const getKey = ({ municipalityId, organisation, questionnaireTypeId, quarter }: ParsedRun) =>
  JSON.stringify([municipalityId, organisation, questionnaireTypeId, quarterNumber(quarter)]);

/** Compares no answers, because an importer could guess a hidden one by importing variants. */
const getContent = ({ organisationTypeId, expectedResponses, responses }: ParsedRun): string =>
  JSON.stringify([organisationTypeId, expectedResponses, responses < MIN_RESPONSES ? 0 : responses]);

type ExistingRun = ParsedRun & {
  healthCheckId: number;
  isDemonstration: boolean;
};

async function findExistingRuns(trx: Knex, runs: readonly SurveyRun[]): Promise<ExistingRun[]> {
  const quarters = new Map(runs.map(({ quarter }) => [quarterNumber(quarter), quarter]));
  const rows: (Quarter & Omit<ExistingRun, "quarter">)[] = await trx("health_check as h")
    .join("questionnaire as n", "n.questionnaire_id", "h.questionnaire_id")
    .join("organisation as o", "o.stakeholder_id", "h.stakeholder_id")
    .join("stakeholder as s", "s.stakeholder_id", "h.stakeholder_id")
    .join("data_source as d", "d.data_source_id", "h.data_source_id")
    .where("d.is_demonstration", true)
    .orWhereIn(
      ["n.year", "n.quarter"],
      [...quarters.values()].map(({ year, quarter }) => [year, quarter]),
    )
    .select("h.health_check_id", "n.questionnaire_type_id", "n.year", "n.quarter", "d.is_demonstration")
    .select("o.organisation_type_id", "s.name as organisation", "s.boundary_id as municipality_id")
    .select("h.expected_responses", "h.disclosed_responses as responses");
  return rows.map(({ year, quarter, ...run }) => ({ ...run, quarter: { year, quarter } }));
}

/** Registers organisations from the quarter of their first run. */
async function storeOrganisations(
  trx: Knex.Transaction,
  runs: readonly SurveyRun[],
  dataSourceId: number,
): Promise<(run: SurveyRun) => number> {
  const toKey = ({ municipalityId, organisation }: SurveyRun) => ({ municipalityId, name: organisation });
  const getOrganisationId = await findOrAddOrganisations(trx, runs.map(toKey), dataSourceId);
  for (const run of runs) {
    await trx("organisation")
      .insert({
        stakeholder_id: getOrganisationId(toKey(run)),
        organisation_type_id: run.organisationTypeId,
        registered_on: firstDayOf(run.quarter),
      })
      .onConflict("stakeholder_id")
      .merge({
        organisation_type_id: run.organisationTypeId,
        registered_on: trx.raw("least(organisation.registered_on, excluded.registered_on)"),
      });
  }
  return (run) => getOrganisationId(toKey(run));
}

const THEME = "health-check";

async function removeRuns(trx: Knex, runs: readonly { healthCheckId: number }[]): Promise<void> {
  const ids = JSON.stringify(runs.map(({ healthCheckId }) => healthCheckId));
  for (const table of ["health_check_answer", "health_check_decline", "health_check"]) {
    await trx(table)
      .whereRaw("health_check_id in (select value::int from json_array_elements_text(?))", [ids])
      .delete();
  }
}

async function removeUnused(trx: Knex): Promise<void> {
  const invented = trx("data_source").where({ theme: THEME, isDemonstration: true }).select("data_source_id");
  await trx("stakeholder")
    .whereIn("data_source_id", invented)
    .whereNotIn("stakeholder_id", trx("health_check").select("stakeholder_id"))
    .delete();
  const refersTo = (table: string) =>
    trx(table).whereRaw("??.data_source_id = data_source.data_source_id", [table]).select(trx.raw("1"));
  await trx("data_source")
    .where({ theme: THEME })
    .whereNotExists(refersTo("health_check"))
    .whereNotExists(refersTo("health_check_quarter"))
    .whereNotExists(refersTo("stakeholder"))
    .delete();
}
