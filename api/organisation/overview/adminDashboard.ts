import type { Knex } from "knex";
import { failedMail } from "../../lib/mail/failedMail.ts";
import { dayInSouthAfrica, type Quarter, quarterLabel } from "../../shared/quarters.ts";
import { isApproved } from "../../stakeholder/findOrganisation.ts";
import { wherePublic } from "../../survey/results/publicQuarters.ts";
import { tookPart } from "../../survey/results/surveyState.ts";
import { VERIFICATION_STATUSES } from "../contract.ts";
import type { AdminDashboard } from "./contract.ts";

const { inProgress } = VERIFICATION_STATUSES;

export async function readAdminDashboard(
  trx: Knex.Transaction,
  { now, today }: { now: Date; today: string },
): Promise<AdminDashboard> {
  return {
    ...(await readApplications(trx, today)),
    ...(await readSurveys(trx, today)),
    failedMail: await readFailedMail(trx, now),
    freshness: await readLastUpdates(trx, today),
  };
}

async function readApplications(trx: Knex.Transaction, today: string) {
  const row: {
    inProgressCount: number;
    lateCount: number;
    waitingForApplicantCount: number;
    oldest: Date | null;
    latest: Date | null;
  } = await trx("organisation_application")
    .first()
    .select(
      trx.raw("count(*) filter (where status_id = ?)::int as in_progress_count", [inProgress]),
      trx.raw(
        "count(*) filter (where status_id = ? and waiting_since is null and due_on < ?)::int as late_count",
        [inProgress, today],
      ),
      trx.raw(
        "count(*) filter (where status_id = ? and waiting_since is not null)::int as waiting_for_applicant_count",
        [inProgress],
      ),
      trx.raw("min(received_at) filter (where status_id = ?) as oldest", [inProgress]),
      trx.raw("max(greatest(received_at, decided_at)) as latest"),
    );
  const { oldest, latest, ...counts } = row;
  return {
    ...counts,
    oldestReceivedOn: oldest && dayInSouthAfrica(oldest),
    lastUpdatedOrganisationDate: latest && dayInSouthAfrica(latest),
  };
}

async function readSurveys(trx: Knex.Transaction, today: string) {
  const quarter = await readLatestQuarter(trx, "questionnaire", today);
  const [sums] = await trx("health_check as h")
    .join("questionnaire as q", "q.questionnaire_id", "h.questionnaire_id")
    .where({ "q.year": quarter?.year ?? null, "q.quarter": quarter?.quarter ?? null })
    .select(
      trx.raw("coalesce(sum(h.disclosed_responses), 0)::int as actual_responses"),
      trx.raw("coalesce(sum(h.expected_responses), 0)::int as expected_responses"),
      trx.raw(
        `count(distinct h.stakeholder_id) filter (where ${tookPart("h")} and ${isApproved("h")})::int as participants`,
      ),
    );
  const [{ day }] = await trx("questionnaire").select(trx.raw("max(published_on)::text as day"));
  const [{ count }] = await trx("organisation as o")
    .whereRaw(isApproved("o"))
    .select(trx.raw("count(*)::int as count"));
  return {
    surveysPeriod: quarter === undefined ? null : quarterLabel(quarter),
    healthCheckParticipants: sums.participants as number,
    actualResponses: sums.actualResponses as number,
    expectedResponses: sums.expectedResponses as number,
    lastUpdatedQuestionnaireDate: day as string | null,
    approvedOrganisationsCount: count as number,
  };
}

async function readFailedMail(trx: Knex.Transaction, now: Date): Promise<AdminDashboard["failedMail"]> {
  const rows: { template: string; count: number; lastAt: Date }[] = await failedMail(trx, now)
    .groupBy("template")
    .orderBy("template")
    .select("template", trx.raw("count(*)::int as count"), trx.raw("max(made_at) as last_at"));
  return rows.map(({ lastAt, ...row }) => ({ ...row, lastAt: lastAt.toISOString() }));
}

const PERIOD_TABLES: Readonly<Record<string, string>> = {
  crime: "crime_period",
  "health-check": "health_check_quarter",
};

async function readLastUpdates(trx: Knex.Transaction, today: string): Promise<AdminDashboard["freshness"]> {
  const rows: {
    componentId: number;
    theme: string;
    name: string;
    loadedAt: Date | null;
    isDemonstration: boolean | null;
  }[] = await trx("component as c")
    .leftJoin("data_source as d", "d.theme", "c.theme")
    .groupBy("c.component_id")
    .orderBy("c.seq")
    .select("c.component_id", "c.theme", "c.name")
    .select(
      trx.raw("max(d.captured_at) as loaded_at"),
      trx.raw("bool_or(d.is_demonstration) as is_demonstration"),
    );
  const freshness: AdminDashboard["freshness"] = [];
  for (const { theme, loadedAt, isDemonstration, ...row } of rows) {
    freshness.push({
      ...row,
      latestPeriod: await readLatestPeriod(trx, theme, today),
      loadedAt: loadedAt?.toISOString() ?? null,
      isDemonstration: isDemonstration === true,
    });
  }
  return freshness;
}

async function readLatestPeriod(trx: Knex.Transaction, theme: string, today: string): Promise<string | null> {
  const table = PERIOD_TABLES[theme];
  const latest = table === undefined ? undefined : await readLatestQuarter(trx, table, today);
  return latest === undefined ? null : quarterLabel(latest);
}

function readLatestQuarter(trx: Knex, table: string, today: string): Promise<Quarter | undefined> {
  const query = trx(`${table} as q`).where("q.quarter", ">", 0);
  if (table !== "crime_period") query.modify(wherePublic, "q", today);
  return query
    .orderBy([
      { column: "q.year", order: "desc" },
      { column: "q.quarter", order: "desc" },
    ])
    .first("q.year", "q.quarter");
}
