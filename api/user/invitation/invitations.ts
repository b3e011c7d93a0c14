import type { Knex } from "knex";
import { assertHoldsPermissions } from "../../access/grants.ts";
import { findPermissions } from "../../access/loadSession.ts";
import type { Audit } from "../../lib/audit/audit.ts";
import { HttpError, notFound } from "../../lib/http/errors.ts";
import type { Session } from "../../lib/http/route.ts";
import { queueEmail } from "../../lib/mail/emailQueue.ts";
import type { Env } from "../../lib/operating/env.ts";
import { limitInvitations } from "../../lib/security/limitChanges.ts";
import type { Secrets } from "../../lib/security/secrets.ts";
import { endSessions } from "../../lib/security/session.ts";
import { type Account, canUseAccount, lockAccount } from "../accounts.ts";
import type { InvitationState, UserRow } from "../contract.ts";
import { writeInvitation } from "../emails.ts";
import { deleteInvitation, invitationLink, issueInvitation } from "../oneTimeCodes.ts";

export type InvitationRow = {
  invitedAt: Date | null;
  isWithdrawn: boolean;
  hasPassword: boolean;
  codeExpiresAt: Date | null;
  mailId: number | null;
  mailSentAt: Date | null;
  mailError: string | null;
};

/** The query must have the aliases `user_account as u`, `mail as m` and `one_time_code as o`. */
export const invitationColumns = (trx: Knex.Transaction): (string | Knex.Raw)[] => [
  "u.invited_at",
  "u.is_withdrawn",
  trx.raw("u.password_hash is not null as has_password"),
  "o.expires_at as code_expires_at",
  "m.mail_id",
  "m.sent_at as mail_sent_at",
  "m.last_error as mail_error",
];

export function findInvitation(row: InvitationRow, now: Date): UserRow["invitation"] {
  if (row.invitedAt === null) return null;
  const isOpen = row.codeExpiresAt !== null && row.codeExpiresAt > now;
  return {
    state: getState(row, isOpen),
    invitedAt: row.invitedAt.toISOString(),
    expiresAt: isOpen ? (row.codeExpiresAt?.toISOString() ?? null) : null,
  };
}

function getState(row: InvitationRow, isOpen: boolean): InvitationState {
  if (row.hasPassword) return "arrived";
  if (row.isWithdrawn) return "withdrawn";
  if (!isOpen) return "expired";
  // If there is no e-mail, somebody handed over the link in person.
  if (row.mailId === null || row.mailSentAt !== null) return "sent";
  return row.mailError === null ? "queued" : "failed";
}

type InvitationContext = { trx: Knex.Transaction; env: Env; secrets: Secrets; now: Date };

export async function invite(
  { stakeholderId, username, name }: Pick<Account, "stakeholderId" | "username" | "name">,
  context: InvitationContext & { session: Pick<Session, "stakeholderId">; audit: Audit },
): Promise<void> {
  const { trx, session, secrets, audit, now } = context;
  await limitInvitations(trx, 1, { actor: session.stakeholderId, now });
  const inviter = await trx("stakeholder").where({ stakeholderId: session.stakeholderId }).first("name");
  const groups: string[] = await trx("user_group")
    .whereIn("group_id", trx("group_member").where({ stakeholderId }).select("group_id"))
    .orderBy("name")
    .pluck("name");
  const link = await makeInvitationLink({ stakeholderId, username }, context);
  const email = writeInvitation({ name, inviter: inviter.name, groups: groups.join(", "), link });
  const invitationMailId = await queueEmail(trx, { to: username, email }, { secrets, now });
  await trx("user_account").where({ stakeholderId }).update({ invitationMailId });
  await audit(trx, { what: "invited", subject: stakeholderId });
}

export async function makeInvitationLink(
  { stakeholderId, username }: Pick<Account, "stakeholderId" | "username">,
  { trx, env, secrets, now }: InvitationContext,
): Promise<string> {
  await revokeInvitation(trx, stakeholderId);
  const token = await issueInvitation(trx, { email: username, stakeholderId }, { secrets, now });
  await trx("user_account")
    .where({ stakeholderId })
    .update({ invitedAt: now, invitationMailId: null, isWithdrawn: false });
  return invitationLink(env.PUBLIC_ORIGIN, token);
}

export async function withdrawInvitation(trx: Knex.Transaction, stakeholderId: number): Promise<void> {
  await revokeInvitation(trx, stakeholderId);
  await trx("user_account").where({ stakeholderId }).update({ isWithdrawn: true });
}

/**
 * The actor must have every right that the invitation gives.
 * @throws {HttpError} 404 for an unknown account, 409 for one in use or disabled, 403 if the actor lacks a
 * right
 */
export async function lockInvited(
  stakeholderId: number,
  actor: number,
  { trx, env, now }: Pick<InvitationContext, "trx" | "env" | "now">,
): Promise<Account> {
  const account = await lockAccount(trx, stakeholderId, { env, now });
  if (account === undefined) throw notFound("The user");
  if (account.state === "disabled")
    throw new HttpError(409, "disabled", "This account is disabled. Enable it first.");
  if (!canUseAccount(account, "be invited again"))
    throw new HttpError(409, "arrived", "This person has chosen a password already.");
  await assertHoldsPermissions(trx, actor, await findPermissions(trx, stakeholderId));
  return account;
}

async function revokeInvitation(trx: Knex.Transaction, stakeholderId: number): Promise<void> {
  const email = trx("user_account").where({ stakeholderId }).select("invitation_mail_id");
  await trx("mail").whereIn("mail_id", email).whereNull("sent_at").delete();
  await deleteInvitation(trx, stakeholderId);
  await endSessions(trx, stakeholderId);
}
