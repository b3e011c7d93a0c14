import type { Knex } from "knex";

type Fields = Readonly<Record<string, unknown>>;

export type AuditEntry = {
  /** What was done: "sign-in", "profile changed", … */
  what: string;
  /** Who did it; null where nobody is signed in, or a command did. */
  actor: number | null;
  /** Whom it was done to. */
  subject?: number | null;
  before?: Fields;
  after?: Fields;
  at: Date;
};

/**
 * Adds a line to the audit log, in the transaction of what it tells of. Give it names and numbers of what changed,
 * never a password, a code, a survey's answer or a confidential address.
 */
export async function audit(
  trx: Knex.Transaction,
  { what, actor, subject = null, before, after, at }: AuditEntry,
): Promise<void> {
  await trx("audit_log").insert({
    happenedAt: at,
    actorStakeholderId: actor,
    what,
    subjectStakeholderId: subject,
    before: before === undefined ? null : JSON.stringify(before),
    after: after === undefined ? null : JSON.stringify(after),
  });
}
