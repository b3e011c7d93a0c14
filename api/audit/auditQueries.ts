import type { Knex } from "knex";
import { AUDIT_AREAS, type AuditArea, type AuditKind } from "../shared/auditKinds.ts";
import type { AuditEntry } from "./contract.ts";
import { createEntryDescriber, type Fields } from "./describeChanges.ts";

export type AuditFilters = {
  actorId?: number | undefined;
  subjectId?: number | undefined;
  groupId?: number | undefined;
  area?: AuditArea | undefined;
  what?: AuditKind | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

type Row = {
  auditId: string;
  happenedAt: Date;
  what: string;
  actorId: number | null;
  actorName: string | null;
  subjectId: number | null;
  subjectName: string | null;
  groupId: number | null;
  groupName: string | null;
  before: Fields;
  after: Fields;
};

/** @param before the previous page's `next` */
export async function readAuditLog(
  trx: Knex.Transaction,
  filters: AuditFilters,
  { before, limit }: { before?: string | undefined; limit: number },
): Promise<{ entries: AuditEntry[]; next: string | null }> {
  const page = findEntries(trx, filters)
    .orderBy([
      { column: "happened_at", order: "desc" },
      { column: "audit_id", order: "desc" },
    ])
    .limit(limit + 1);
  if (before !== undefined) {
    const [moment, id] = before.split("-") as [string, string];
    page.whereRaw("(happened_at, audit_id) < (?, ?)", [new Date(Number(moment)), id]);
  }
  const rows: Row[] = await trx
    .from(page.as("l"))
    .leftJoin("stakeholder as a", "a.stakeholder_id", "l.actor_stakeholder_id")
    .leftJoin("stakeholder as s", "s.stakeholder_id", "l.subject_stakeholder_id")
    .leftJoin("user_group as g", "g.group_id", "l.subject_group_id")
    .orderBy([
      { column: "l.happened_at", order: "desc" },
      { column: "l.audit_id", order: "desc" },
    ])
    .select("l.audit_id", "l.happened_at", "l.what", "l.before", "l.after")
    .select("l.actor_stakeholder_id as actor_id", "a.name as actor_name")
    .select("l.subject_stakeholder_id as subject_id", "s.name as subject_name")
    .select("l.subject_group_id as group_id", "g.name as group_name");
  const lastOfPage = rows.length > limit ? rows[limit - 1] : undefined;
  const pageRows = rows.slice(0, limit);
  const describe = await createEntryDescriber(trx, pageRows);
  return {
    entries: pageRows.map((row) => presentEntry(row, describe(row))),
    next: lastOfPage === undefined ? null : `${lastOfPage.happenedAt.getTime()}-${lastOfPage.auditId}`,
  };
}

function findEntries(trx: Knex.Transaction, filters: AuditFilters): Knex.QueryBuilder {
  const { actorId, subjectId, groupId, area, what, from, to } = filters;
  const query = trx("audit_log").select();
  if (actorId !== undefined) query.where("actor_stakeholder_id", actorId);
  if (subjectId !== undefined) query.where("subject_stakeholder_id", subjectId);
  if (groupId !== undefined) query.where("subject_group_id", groupId);
  if (area !== undefined) query.whereIn("what", [...AUDIT_AREAS[area]]);
  if (what !== undefined) query.where({ what });
  if (from !== undefined) query.where("happened_at", ">=", new Date(`${from}T00:00:00+02:00`));
  if (to !== undefined) query.where("happened_at", "<=", new Date(`${to}T23:59:59.999+02:00`));
  return query;
}

const presentEntry = (row: Row, description: Pick<AuditEntry, "details" | "changes">): AuditEntry => ({
  auditId: String(row.auditId),
  happenedAt: row.happenedAt.toISOString(),
  what: row.what,
  actor: row.actorId === null ? null : { stakeholderId: row.actorId, name: row.actorName },
  subject: row.subjectId === null ? null : { stakeholderId: row.subjectId, name: row.subjectName },
  group: row.groupId === null ? null : { groupId: row.groupId, name: row.groupName },
  ...description,
});
