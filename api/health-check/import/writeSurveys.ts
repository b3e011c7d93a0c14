import type { Knex } from "knex";
import { insertRows, takeIds } from "../../lib/insertRows.ts";
import { firstDayOf, lastDayOf, type Quarter, quarterNumber } from "../../lib/quarters.ts";
import { storeResults } from "../../survey-results/storeResults.ts";
import { type ExistingRun, findExistingRuns } from "./existingRuns.ts";
import { questionnaireFinder, storeQuestionnaire } from "./questionnaires.ts";
import type { SurveyRun } from "./SurveyRun.ts";
import { storeOrganisations } from "./storeOrganisations.ts";
import { removeRuns, removeUnused, type SurveySource, storeSource } from "./surveyRows.ts";

type Writing = {
  trx: Knex.Transaction;
  runs: readonly SurveyRun[];
  source: SurveySource;
  dryRun: boolean;
};

export type Written = {
  added: number;
  corrected: number;
  /** Removed. */
  demonstration: number;
};

/** Runs missing from the file stay. Recomputes the changed quarters. Real runs replace the demonstration. */
export async function writeSurveys({ trx, runs, source, dryRun }: Writing): Promise<Written> {
  // Otherwise two imports would miss each other's runs. Readers do not wait.
  if (!dryRun) await trx.raw("lock table health_check in exclusive mode");
  const all = await findExistingRuns(trx, runs);
  const invented = all.filter(({ isDemonstration }) => isDemonstration);
  const standing = new Map(all.filter((each) => !each.isDemonstration).map((each) => [keyOf(each), each]));
  const added = runs.filter((run) => !standing.has(keyOf(run)));
  const corrected = runs.filter((run) => {
    const before = standing.get(keyOf(run));
    return before !== undefined && contentOf(before) !== contentOf(run);
  });
  const written = { added: added.length, corrected: corrected.length, demonstration: invented.length };
  if (dryRun || Object.values(written).every((count) => count === 0)) return written;

  const changed = [...added, ...corrected];
  const outdated = corrected.map((run) => standing.get(keyOf(run)) as ExistingRun);
  await removeRuns(trx, [...invented, ...outdated]);
  await removeUnused(trx);
  const dataSourceId = await storeSource(trx, source);
  await storeRuns(trx, changed, dataSourceId);
  const quarters = new Map([...invented, ...changed].map(({ quarter }) => [quarterNumber(quarter), quarter]));
  await storeResults(trx, [...quarters.values()], dataSourceId);
  await removeUnused(trx);
  return written;
}

async function storeRuns(
  trx: Knex.Transaction,
  runs: readonly SurveyRun[],
  dataSourceId: number,
): Promise<void> {
  const organisationIdOf = await storeOrganisations(trx, runs, dataSourceId);
  const questionnaireIdOf = await storeQuestionnaires(trx, runs);
  const ids = await takeIds(trx, "health_check", "health_check_id", runs.length);
  await insertRows(
    trx,
    "health_check",
    runs.map((run, index) => ({
      health_check_id: ids[index] as number,
      stakeholder_id: organisationIdOf(run),
      questionnaire_id: questionnaireIdOf(run),
      expected_responses: run.expectedResponses,
      actual_responses: run.responses,
      ...datesOf(run.quarter),
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
}

/** Imported surveys have ended. */
const datesOf = (quarter: Quarter) => ({
  effective_from: firstDayOf(quarter),
  effective_to: lastDayOf(quarter),
  closed_on: lastDayOf(quarter),
});

async function storeQuestionnaires(
  trx: Knex,
  runs: readonly SurveyRun[],
): Promise<(run: SurveyRun) => number> {
  const find = await questionnaireFinder(trx);
  const name = (run: { questionnaireTypeId: number; quarter: Quarter }) =>
    `${run.questionnaireTypeId} ${quarterNumber(run.quarter)}`;
  const ids = new Map<string, number>();
  for (const run of runs) {
    if (ids.has(name(run))) continue;
    const { questionnaireId, questions } = find(run.questionnaireTypeId, run.quarter);
    const questionIds = questions.map(({ questionId }) => questionId);
    ids.set(name(run), questionnaireId ?? (await storeQuestionnaire(trx, { ...run, questionIds })));
  }
  return (run) => ids.get(name(run)) as number;
}

type Told = Omit<SurveyRun, "line">;

const keyOf = ({ municipalityId, organisation, questionnaireTypeId, quarter }: Told) =>
  JSON.stringify([municipalityId, organisation, questionnaireTypeId, quarterNumber(quarter)]);

/** As text. An answer of zero equals none. */
function contentOf({ organisationTypeId, expectedResponses, responses, answers }: Told): string {
  const chosen = [...answers].filter(([, count]) => count > 0).sort(([a], [b]) => a - b);
  return JSON.stringify([organisationTypeId, expectedResponses, responses, chosen]);
}
