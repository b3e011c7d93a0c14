import type { Knex } from "knex";
import type { Email } from "../../lib/mail/Email.ts";
import { counted } from "../../lib/text/counted.ts";
import { writeDay } from "../../lib/time/writeDay.ts";
import type { PermissionName } from "../../shared/permissions.ts";
import { addDays, type Quarter, quarterLabel } from "../../shared/quarters.ts";
import type { SurveyMailKind } from "../../shared/surveyMail.ts";
import { formatStep, MIN_RESPONSES } from "../../shared/surveyThresholds.ts";
import { isApproved } from "../../stakeholder/findOrganisation.ts";
import { findMissingQuestionnaires } from "../code/missingQuestionnaires.ts";
import {
  writeMeasureDue,
  writeNoQuestionnaire,
  writeResultsReady,
  writeSurveyCanBegin,
  writeTwoWeeksLeft,
} from "./emails.ts";

type Notice = {
  /** Null if the notice is for administrators. */
  organisationId: number | null;
  occasion: string;
  write: (to: { recipientName: string; organisation: string; origin: string }) => Email;
};
export type Occasion = {
  /** Null if people cannot unsubscribe from it. */
  kind: SurveyMailKind | null;
  permission: PermissionName;
  find: (trx: Knex, today: string) => Promise<Notice[]>;
};

const NOTICE_DAYS = 14;
const STAFF = 1;
const STUDENTS = 2;
const formatRespondents = (types: readonly number[]) =>
  [types.includes(STAFF) && "staff", types.includes(STUDENTS) && "students"].filter(Boolean).join(" and ");

export const OCCASIONS: readonly Occasion[] = [
  { kind: null, permission: "WorldOfImpactAdmin", find: findMissingNotices },
  { kind: "survey-can-begin", permission: "SetSurveyEffectiveDate", find: findSurveysThatCanBegin },
  { kind: "two-weeks-left", permission: "AddSurveyLink", find: findClosingSurveys },
  { kind: "results-ready", permission: "ViewYourOrganisationSurveyResult", find: findResultsReady },
  { kind: "measure-due", permission: "ViewYourOrganisationSurveyResult", find: findMeasuresDue },
];

export const buildMissingOccasion = (period: string): string => `no questionnaire for ${period}`;

/** Sends notices fourteen days before the quarter, and on its first day. */
async function findMissingNotices(trx: Knex, today: string): Promise<Notice[]> {
  const missing = await findMissingQuestionnaires(trx, today);
  return missing.map(({ period, beginsOn, questionnaireTypes }) => ({
    organisationId: null,
    occasion: `${buildMissingOccasion(period)}, ${beginsOn > today ? "before it begins" : "begun"}`,
    write: ({ recipientName, origin }) =>
      writeNoQuestionnaire({
        recipientName,
        period,
        begins: writeDay(beginsOn),
        respondents: questionnaireTypes.join(" and ").toLowerCase(),
        link: `${origin}/admin/questionnaire/`,
      }),
  }));
}

type Row = Quarter & { organisationId: number; until: string };

async function findSurveysThatCanBegin(trx: Knex, today: string): Promise<Notice[]> {
  const { rows } = await trx.raw<{ rows: (Row & { types: number[] })[] }>(
    `select o.stakeholder_id as "organisationId", q.year, q.quarter, max(q.effective_to)::text as until,
      array_agg(q.questionnaire_type_id) as types
    from organisation o
    join organisation_type t using (organisation_type_id)
    join questionnaire q on q.questionnaire_type_id = ${STAFF} or t.has_students
    where ${isApproved("o")} and q.published_on <= :today and :today between q.effective_from and q.effective_to - ${NOTICE_DAYS}
      and not exists (select 1 from health_check h
        where h.questionnaire_id = q.questionnaire_id and h.stakeholder_id = o.stakeholder_id)
    group by o.stakeholder_id, q.year, q.quarter order by o.stakeholder_id`,
    { today },
  );
  return rows.map(({ organisationId, until, types, ...quarter }) => ({
    organisationId,
    occasion: `survey can begin in ${quarterLabel(quarter)}`,
    write: ({ origin, ...to }) =>
      writeSurveyCanBegin({
        ...to,
        period: quarterLabel(quarter),
        respondents: formatRespondents(types),
        until: writeDay(until),
        link: `${origin}/organisation/`,
      }),
  }));
}

type SurveyRow = Row & {
  healthCheckId: number;
  type: number;
  disclosedResponses: number;
  expectedResponses: number;
};

const querySurveys = (trx: Knex): Knex.QueryBuilder<SurveyRow, SurveyRow[]> =>
  trx("health_check as h")
    .join("questionnaire as q", "q.questionnaire_id", "h.questionnaire_id")
    .orderBy("h.health_check_id")
    .select("h.health_check_id", "h.stakeholder_id as organisation_id", "q.year", "q.quarter")
    .select("q.questionnaire_type_id as type", "h.disclosed_responses", "h.expected_responses")
    .select(trx.raw("h.effective_to::text as until"));

async function findClosingSurveys(trx: Knex, today: string): Promise<Notice[]> {
  const rows: SurveyRow[] = await querySurveys(trx)
    .whereNull("h.closed_on")
    .where("h.effective_from", "<=", today)
    .whereBetween("h.effective_to", [today, addDays(today, NOTICE_DAYS)])
    .whereRaw("h.effective_to - h.effective_from > ?", [NOTICE_DAYS]);
  return rows.map(({ organisationId, healthCheckId, until, ...survey }) => ({
    organisationId,
    occasion: `two weeks left of survey ${healthCheckId}`,
    write: ({ origin, ...to }) =>
      writeTwoWeeksLeft({
        ...to,
        period: quarterLabel(survey),
        respondents: formatRespondents([survey.type]),
        until: writeDay(until),
        responses: formatStep(survey.disclosedResponses),
        expected: String(survey.expectedResponses),
        link: `${origin}/organisation/`,
      }),
  }));
}

async function findResultsReady(trx: Knex, today: string): Promise<Notice[]> {
  const rows: SurveyRow[] = await querySurveys(trx)
    .whereBetween("h.closed_on", [addDays(today, -NOTICE_DAYS), today])
    .where("h.disclosed_responses", ">=", MIN_RESPONSES);
  return rows.map(({ organisationId, healthCheckId, until: _, ...survey }) => ({
    organisationId,
    occasion: `results of survey ${healthCheckId}`,
    write: ({ origin, ...to }) =>
      writeResultsReady({
        ...to,
        period: quarterLabel(survey),
        respondents: formatRespondents([survey.type]),
        link: `${origin}/organisation/`,
      }),
  }));
}

async function findMeasuresDue(trx: Knex, today: string): Promise<Notice[]> {
  const rows: { organisationId: number; until: string; count: number }[] = await trx("measure as m")
    .where("m.is_done", false)
    .whereBetween("m.until", [addDays(today, -NOTICE_DAYS), today])
    .groupBy("m.stakeholder_id", "m.until")
    .orderBy(["m.stakeholder_id", "m.until"])
    .select("m.stakeholder_id as organisation_id")
    .select(trx.raw("m.until::text as until, count(*)::int as count"));
  return rows.map(({ organisationId, until, count }) => ({
    organisationId,
    occasion: `measures due on ${until}`,
    write: ({ origin, ...to }) =>
      writeMeasureDue({
        ...to,
        measures: counted(count, "measure"),
        until: writeDay(until),
        link: `${origin}/organisation/`,
      }),
  }));
}
