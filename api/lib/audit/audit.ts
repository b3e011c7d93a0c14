import type { Knex } from "knex";
import type { AuditKind } from "../../shared/auditKinds.ts";

type Fields = Readonly<Record<string, unknown>>;

export type AuditEntry = {
  what: AuditKind;
  actor: number | null;
  subject?: number | null;
  group?: number;
  before?: Fields;
  after?: Fields;
  at: Date;
};

/**
 * Call it in the transaction of the change. Never log a password, a code, an answer to a survey or a
 * confidential address.
 */
export async function audit(
  trx: Knex.Transaction,
  { what, actor, subject = null, group, before, after, at }: AuditEntry,
): Promise<void> {
  await trx("audit_log").insert({
    happenedAt: at,
    actorStakeholderId: actor,
    what,
    subjectStakeholderId: subject,
    subjectGroupId: group ?? null,
    before: before === undefined ? null : JSON.stringify(before),
    after: after === undefined ? null : JSON.stringify(after),
  });
}

const REPEATED_AFTER_MS = 10 * 60_000;

/** Does not repeat an equal entry within ten minutes. */
export async function auditOnce(trx: Knex.Transaction, entry: AuditEntry): Promise<void> {
  const { what, actor, subject = null, after = null, at } = entry;
  const equalEntry = await trx("audit_log")
    .where({ what, actorStakeholderId: actor, subjectStakeholderId: subject })
    .whereRaw("after is not distinct from ?::jsonb", [after === null ? null : JSON.stringify(after)])
    .where("happened_at", ">", new Date(at.getTime() - REPEATED_AFTER_MS))
    .first("audit_id");
  if (equalEntry === undefined) await audit(trx, entry);
}

export type Audit = (
  trx: Knex.Transaction,
  entry: Omit<AuditEntry, "at" | "actor"> & { actor?: number | null },
) => Promise<void>;

export function createAudit(session: { stakeholderId: number } | undefined, at: Date): Audit {
  const actor = session?.stakeholderId ?? null;
  return (trx, entry) => audit(trx, { actor, ...entry, at });
}
