import type { Knex } from "knex";
import { paginate } from "../../lib/database/paginate.ts";
import type { FieldChange } from "../instance/contract.ts";
import type { HistoryEntry } from "./contract.ts";

type Values = Readonly<Record<string, string | null>> | null;
const FACTS: ReadonlySet<string> = new Set([
  "Contacts",
  "Checked",
  "Nobody stands for",
  "Reason",
  "Reports",
  "Call again on",
  "Note",
]);

type HistoryRow = Omit<HistoryEntry, "auditId" | "happenedAt" | "changes" | "facts"> & {
  auditId: string | number;
  happenedAt: Date;
  before: Values;
  after: Values;
};

/** Does not check the scope; the caller must. */
export async function readHistory(
  trx: Knex,
  stakeholderId: number,
  page: { pageNumber: number; pageSize: number },
): Promise<{ entries: HistoryEntry[]; total: number }> {
  const query = trx("audit_log as a")
    .leftJoin("stakeholder as actor", "actor.stakeholder_id", "a.actor_stakeholder_id")
    .where("a.subject_stakeholder_id", stakeholderId)
    .select("a.audit_id", "a.happened_at", "actor.name as who", "a.what", "a.before", "a.after");
  const { rows, total } = await paginate<HistoryRow>(query, {
    ...page,
    order: [{ by: "a.audit_id", direction: "descending" }],
    id: "a.audit_id",
  });
  return {
    total,
    entries: rows.map(({ auditId, happenedAt, before, after, ...entry }) => ({
      ...entry,
      auditId: Number(auditId),
      happenedAt: happenedAt.toISOString(),
      changes: listChanges(before, after).filter(({ what }) => !FACTS.has(what)),
      facts: Object.entries(after ?? {}).flatMap(([what, value]) =>
        FACTS.has(what) && value !== null ? [{ what, value }] : [],
      ),
    })),
  };
}

function listChanges(before: Values, after: Values): FieldChange[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names].map((what) => ({ what, before: before?.[what] ?? null, after: after?.[what] ?? null }));
}
