import type { Knex } from "knex";
import { copyRows } from "../../lib/database/copyRows.ts";
import { BOUNDARY_TYPE } from "../../shared/figures/boundaryTypes.ts";
import {
  firstDayOf,
  lastDayOf,
  type Quarter,
  quarterNumber,
  quarterOfDay,
  quarterOfNumber,
} from "../../shared/quarters.ts";
import { STAKEHOLDER_TYPE } from "../../stakeholder/stakeholderKinds.ts";
import { closeSurveys } from "../../survey/results/closeSurveys.ts";
import { storeResults } from "../../survey/results/storeResults.ts";
import { addQuestionnaires } from "../healthCheckReference.ts";
import { buildAnswerRows, type SeedQuestion, type SeedRun } from "./divideAnswers.ts";
import { generateHealthChecks, type InventedOrganisation } from "./generateHealthChecks.ts";
import { findUniversityIndex, setUniversityRuns } from "./oneUniversity.ts";
import { openDemonstrationSurvey } from "./openSurvey.ts";

const COMPLETED_QUARTERS = 8;
const SINGLE_CHOICE = 3;
const STAFF = 1;
const STUDENTS = 2;
const STUDENTS_PER_STAFF = 3;
const BATCH_SIZE = 1000;
const ANSWER_COLUMNS = { health_check_id: 4, possible_answer_id: 4, responses: 4 } as const;

type Place = { boundaryId: number; code: string; peopleCount: number };

export async function seedDemonstrationHealthChecks(
  trx: Knex.Transaction,
  { today, secretKey }: { today: string; secretKey: string },
): Promise<void> {
  const currentQuarter = quarterNumber(quarterOfDay(today));
  const quarters = Array.from({ length: COMPLETED_QUARTERS + 1 }, (_, index) =>
    quarterOfNumber(currentQuarter - COMPLETED_QUARTERS + index),
  );
  await addQuestionnaires(trx, quarters.slice(0, -1));
  const [source] = await trx("data_source")
    .insert({
      theme: "health-check",
      description: "Invented organisations and answers, for demonstration",
      is_demonstration: true,
    })
    .returning<{ dataSourceId: number }[]>("data_source_id");
  const dataSourceId = source?.dataSourceId as number;
  const places: Place[] = await trx("boundary")
    .where({ boundaryTypeId: BOUNDARY_TYPE.municipality })
    .orderBy("code")
    .select("boundary_id", "code", trx.raw("coalesce(people_count, 0) as people_count"));
  const context: StoreContext = {
    trx,
    places,
    quarters,
    dataSourceId,
    organisations: setUniversityRuns(generateHealthChecks(places, quarters.length)),
  };
  const organisationIds = await storeOrganisations(context);
  const runs = await storeRuns(context, organisationIds);
  const questions = await findQuestions(trx);
  await storeAnswers(trx, runs, questions);
  const closedSurveyIds = [...runs.values()].flat().map(({ healthCheckId }) => healthCheckId);
  await closeSurveys(trx, closedSurveyIds);
  const { questionnaireId } = await trx("questionnaire")
    .where({ ...quarterOfNumber(currentQuarter), questionnaireTypeId: STAFF })
    .first("questionnaire_id");
  await openDemonstrationSurvey({
    trx,
    organisationId: organisationIds[findUniversityIndex(context.organisations)] as number,
    questionnaireId,
    questions: questions.get(questionnaireId) ?? [],
    dataSourceId,
    today,
    secretKey,
  });
  await storeResults(trx, quarters, dataSourceId);
}

type StoreContext = {
  trx: Knex.Transaction;
  places: readonly Place[];
  quarters: readonly Quarter[];
  organisations: readonly InventedOrganisation[];
  dataSourceId: number;
};

async function storeOrganisations({
  trx,
  places,
  quarters,
  organisations,
  dataSourceId,
}: StoreContext): Promise<number[]> {
  const stakeholders = organisations.map(({ place }, index) => ({
    stakeholder_type_id: STAKEHOLDER_TYPE.organisation,
    name: `Invented organisation ${index + 1}`,
    boundary_id: places[place]?.boundaryId,
    data_source_id: dataSourceId,
  }));
  await trx.batchInsert("stakeholder", stakeholders, BATCH_SIZE);
  const ids: number[] = await trx("stakeholder")
    .where({ dataSourceId })
    .orderBy("stakeholder_id")
    .pluck("stakeholder_id");
  const rows = organisations.map(({ organisationTypeId, runs }, index) => {
    const firstRunIndex = Math.max(
      0,
      runs.findIndex((run) => run !== null),
    );
    return {
      stakeholder_id: ids[index],
      organisation_type_id: organisationTypeId,
      registered_on: lastDayOf(quarterOfNumber(quarterNumber(quarters[firstRunIndex] as Quarter) - 1)),
    };
  });
  await trx.batchInsert("organisation", rows, BATCH_SIZE);
  return ids;
}

async function storeRuns(
  { trx, quarters, organisations, dataSourceId }: StoreContext,
  ids: readonly number[],
): Promise<Map<number, SeedRun[]>> {
  const questionnaires: (Quarter & { questionnaireId: number; questionnaireTypeId: number })[] = await trx(
    "questionnaire",
  ).select("year", "quarter", "questionnaire_id", "questionnaire_type_id");
  const questionnaireIds = new Map(
    questionnaires.map((each) => [
      `${quarterNumber(each)} ${each.questionnaireTypeId}`,
      each.questionnaireId,
    ]),
  );
  const typesWithStudents = new Set<number>(
    await trx("organisation_type").where({ hasStudents: true }).pluck("organisation_type_id"),
  );
  const plannedRuns = organisations.flatMap(({ organisationTypeId, runs }, index) =>
    runs.flatMap((run, quarterIndex) => {
      if (run === null) return [];
      const respondentTypes = typesWithStudents.has(organisationTypeId) ? [STAFF, STUDENTS] : [STAFF];
      return respondentTypes.map((type) => {
        const factor = type === STUDENTS ? STUDENTS_PER_STAFF : 1;
        return {
          stakeholder_id: ids[index],
          questionnaire_id: questionnaireIds.get(
            `${quarterNumber(quarters[quarterIndex] as Quarter)} ${type}`,
          ),
          expected_responses: run.expectedResponses * factor,
          actual_responses: run.responses * factor,
          effective_from: firstDayOf(quarters[quarterIndex] as Quarter),
          effective_to: lastDayOf(quarters[quarterIndex] as Quarter),
          positivity: run.positivity,
        };
      });
    }),
  );
  await trx.batchInsert(
    "health_check",
    plannedRuns.map(({ positivity: _, ...row }) => ({ ...row, data_source_id: dataSourceId })),
    BATCH_SIZE,
  );
  const stored: { healthCheckId: number; questionnaireId: number; responses: number }[] = await trx(
    "health_check",
  )
    .where({ dataSourceId })
    .orderBy("health_check_id")
    .select("health_check_id", "questionnaire_id", "actual_responses as responses");
  const runs = stored.map((run, index) => ({ ...run, positivity: plannedRuns[index]?.positivity as number }));
  return Map.groupBy(runs, ({ questionnaireId }) => questionnaireId);
}

async function storeAnswers(
  trx: Knex.Transaction,
  runs: ReadonlyMap<number, SeedRun[]>,
  questions: ReadonlyMap<number, SeedQuestion[]>,
): Promise<void> {
  function* rows() {
    for (const [questionnaireId, questionnaireRuns] of runs) {
      for (const run of questionnaireRuns) yield* buildAnswerRows(run, questions.get(questionnaireId) ?? []);
    }
  }
  await copyRows(trx, "health_check_answer", ANSWER_COLUMNS, rows());
}

async function findQuestions(trx: Knex): Promise<Map<number, SeedQuestion[]>> {
  const rows: {
    questionnaireId: number;
    questionTypeId: number;
    answerIds: number[];
    bestScore: number | null;
  }[] = await trx("questionnaire_question as n")
    .join("question as q", "q.question_id", "n.question_id")
    .join("possible_answer as a", "a.question_id", "q.question_id")
    .groupBy("n.questionnaire_id", "n.seq", "q.question_id")
    .orderBy(["n.questionnaire_id", "n.seq"])
    .select("n.questionnaire_id", "q.question_type_id")
    .select(trx.raw("array_agg(a.possible_answer_id order by a.score desc nulls last, a.seq) as answer_ids"))
    .max("a.score as best_score");
  const questions = rows.map(({ questionnaireId, questionTypeId, answerIds, bestScore }) => ({
    questionnaireId,
    isSingleChoice: questionTypeId === SINGLE_CHOICE,
    answerIds,
    isScored: bestScore !== null,
  }));
  return Map.groupBy(questions, ({ questionnaireId }) => questionnaireId);
}
