import type { Knex } from "knex";
import { whereOwnOrganisation } from "../../access/scope.ts";
import { saveIfUnchanged } from "../../lib/database/optimisticLocking.ts";
import { HttpError, notFound } from "../../lib/http/errors.ts";
import type { Session } from "../../lib/http/route.ts";
import { type Quarter, quarterLabel, quarterNumber } from "../../shared/quarters.ts";
import { readDisclosedSurveys } from "../disclosedSurveys.ts";
import { ownSurveys, type SurveyRow } from "../ownSurveys.ts";
import { Measure } from "./contract.ts";

type Owner = Pick<Session, "organisationId">;
type MeasureInput = Pick<Measure, "description" | "responsible" | "until">;
type MeasureRow = Omit<Measure, "period" | "isOverdue"> & Quarter;

const MAX_MEASURES = 10;

function queryMeasures(trx: Knex, owner: Owner): Knex.QueryBuilder {
  return whereOwnOrganisation(trx("measure as m"), owner, "m.stakeholder_id")
    .join("questionnaire as q", "q.questionnaire_id", "m.questionnaire_id")
    .select("m.measure_id", "m.version", "m.question_category_id", "m.description", "m.responsible")
    .select("m.is_done", "q.year", "q.quarter", trx.raw("m.until::text"));
}

function presentMeasure({ year, quarter, ...row }: MeasureRow, today: string): Measure {
  return { ...row, period: quarterLabel({ year, quarter }), isOverdue: !row.isDone && row.until < today };
}

async function findSurvey(trx: Knex, owner: Owner, healthCheckId: number): Promise<SurveyRow> {
  const survey: SurveyRow | undefined = await ownSurveys(trx, owner)
    .where("h.health_check_id", healthCheckId)
    .first();
  if (survey === undefined) throw notFound("The survey");
  return survey;
}

export async function findMeasures(
  trx: Knex,
  owner: Owner,
  { healthCheckId, today }: { healthCheckId: number; today: string },
): Promise<Measure[]> {
  const survey = await findSurvey(trx, owner, healthCheckId);
  const rows: MeasureRow[] = await queryMeasures(trx, owner)
    .where("q.questionnaire_type_id", survey.questionnaireTypeId)
    .whereRaw("q.year * 4 + q.quarter - 1 <= ?", [quarterNumber(survey)])
    .orderBy("m.measure_id");
  return rows.map((row) => presentMeasure(row, today));
}

export async function findMeasure(
  trx: Knex,
  owner: Owner,
  { measureId, today }: { measureId: number; today: string },
): Promise<Measure> {
  const row: MeasureRow | undefined = await queryMeasures(trx, owner)
    .where("m.measure_id", measureId)
    .first();
  if (row === undefined) throw notFound("The measure");
  return presentMeasure(row, today);
}

export function assertNotPast(until: string, today: string): void {
  const description = "Choose today or a later day.";
  if (until < today)
    throw new HttpError(400, "invalid", description, [{ code: "invalid", description, field: "until" }]);
}

type NewMeasure = MeasureInput & Pick<Measure, "questionCategoryId"> & { healthCheckId: number };

export async function insertMeasure(
  trx: Knex.Transaction,
  { session, now }: { session: Session; now: Date },
  { healthCheckId, ...fields }: NewMeasure,
): Promise<number> {
  const survey = await findSurvey(trx, session, healthCheckId);
  const [disclosed] = await readDisclosedSurveys(trx, [survey]);
  if (disclosed === undefined || disclosed.disclosure.state === "too-few")
    throw new HttpError(409, "no-results", "Measures can be chosen once this survey has results.");
  const surveyKeys = { stakeholderId: survey.organisationId, questionnaireId: survey.questionnaireId };
  const { questionCategoryId } = fields;
  await trx("stakeholder")
    .where({ stakeholderId: surveyKeys.stakeholderId })
    .forUpdate()
    .first("stakeholder_id");
  const [measure] = await trx("measure")
    .where({ ...surveyKeys, questionCategoryId })
    .count("* as count");
  if (Number(measure?.count) >= MAX_MEASURES) {
    const message = `A category has at most ${MAX_MEASURES} measures. Change or delete one instead.`;
    throw new HttpError(409, "too-many", message);
  }
  const changer = { changedBy: session.stakeholderId, changedAt: now };
  const [row] = await trx("measure")
    .insert({ ...surveyKeys, ...fields, ...changer })
    .returning("measure_id");
  return row.measureId;
}

type MeasureChange = { session: Session; measureId: number; version: number; today: string; now: Date };

export function saveMeasure(
  trx: Knex.Transaction,
  { session, measureId, version, today, now }: MeasureChange,
  changes: Partial<MeasureInput & Pick<Measure, "isDone">> = {},
): Promise<number> {
  return saveIfUnchanged(trx, "measure", {
    id: measureId,
    version,
    by: session.stakeholderId,
    at: now,
    what: "The measure",
    changes,
    readCurrent: () => findMeasure(trx, session, { measureId, today }),
    shape: Measure,
  });
}
