import type { Knex } from "knex";

export const UNVERIFIED_FOR_MS = 7 * 24 * 60 * 60_000;

export async function deleteUnverifiedAccounts(trx: Knex, stakeholderIds: readonly number[]): Promise<void> {
  const organisations = trx("organisation_application")
    .whereIn("applicant_stakeholder_id", stakeholderIds)
    .select("stakeholder_id");
  await trx("stakeholder").whereIn("stakeholder_id", organisations).delete();
  await trx("stakeholder").whereIn("stakeholder_id", stakeholderIds).delete();
}

/** Does not delete people with an invitation, because it can be sent again. */
export async function deleteExpiredUnverified(trx: Knex.Transaction, now: Date): Promise<void> {
  const invited = trx("one_time_code")
    .whereNotNull("stakeholder_id")
    .where("expires_at", ">", now)
    .select("stakeholder_id");
  const unverified = await trx("user_account")
    .where({ isVerified: false })
    .whereNull("invited_at")
    .where("made_at", "<", new Date(now.getTime() - UNVERIFIED_FOR_MS))
    .whereNotIn("stakeholder_id", invited)
    .forUpdate()
    .pluck("stakeholder_id");
  await deleteUnverifiedAccounts(trx, unverified);
}
