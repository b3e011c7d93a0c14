import type { Knex } from "knex";
import { assertAdministratorRemains } from "../access/assertAdministratorRemains.ts";
import { assertHoldsPermissions } from "../access/grants.ts";
import { findPermissions } from "../access/loadSession.ts";
import { HttpError } from "../lib/http/errors.ts";
import type { Env } from "../lib/operating/env.ts";
import { endSessions } from "../lib/security/session.ts";

type RemovalContext = { trx: Knex.Transaction; env: Pick<Env, "NODE_ENV"> };

/**
 * Deletes the user; the log keeps only the number. Their application is deleted, but not an approved
 * organisation.
 */
export async function removeUser(stakeholderId: number, { trx, env }: RemovalContext): Promise<void> {
  await assertAdministratorRemains(trx, env, async () => {
    await deleteEmails(trx, stakeholderId);
    const APPROVED = 3;
    const pendingApplications = trx("organisation_application")
      .where({ applicantStakeholderId: stakeholderId })
      .whereNot({ statusId: APPROVED })
      .select("stakeholder_id");
    const contactRelationships = trx("stakeholder_relationship as r")
      .whereRaw("r.related_stakeholder_id = stakeholder.stakeholder_id")
      .whereNot("r.stakeholder_id", stakeholderId);
    await trx("stakeholder")
      .whereIn("stakeholder_id", pendingApplications)
      .whereNotExists(contactRelationships)
      .delete();
    await trx("organisation_application")
      .where({ applicantStakeholderId: stakeholderId })
      .update({ rejectionReason: null, waitingFor: null, beforeDecision: null });
    const ownApplications = trx("organisation_application")
      .where({ applicantStakeholderId: stakeholderId })
      .select("stakeholder_id");
    await trx("application_question").whereIn("stakeholder_id", ownApplications).delete();
    const username = trx("user_account").where({ stakeholderId }).select("username");
    await trx("one_time_code").whereIn("email", username).delete();
    await trx("stakeholder").where({ stakeholderId }).delete();
  });
}

async function deleteEmails(trx: Knex.Transaction, stakeholderId: number): Promise<void> {
  const invitation = trx("user_account").where({ stakeholderId }).select("invitation_mail_id");
  const decisions = trx("organisation_application")
    .where({ applicantStakeholderId: stakeholderId })
    .whereNotNull("decision_mail_id")
    .select("decision_mail_id");
  await trx("mail").whereIn("mail_id", invitation.union(decisions)).whereNull("sent_at").delete();
}

export async function setDisabled(
  { stakeholderId, isDisabled }: { stakeholderId: number; isDisabled: boolean },
  { trx, env }: RemovalContext,
): Promise<void> {
  await assertAdministratorRemains(trx, env, async () => {
    await trx("user_account").where({ stakeholderId }).update({ isDisabled });
    await endSessions(trx, stakeholderId);
  });
}

/** @throws {HttpError} 409 for one's own account, 403 for an account with rights that the user lacks */
export async function refuseStronger(
  trx: Knex.Transaction,
  stakeholderId: number,
  actor: number,
): Promise<void> {
  if (stakeholderId === actor) {
    throw new HttpError(409, "own-account", "This is your own account. You can close it on your profile.");
  }
  await assertHoldsPermissions(trx, actor, await findPermissions(trx, stakeholderId));
}
