import type { Knex } from "knex";
import { audit } from "../lib/audit/audit.ts";
import { queueEmail } from "../lib/mail/emailQueue.ts";
import type { Secrets } from "../lib/security/secrets.ts";
import { endSessions } from "../lib/security/session.ts";
import { type Account, savePassword } from "./accounts.ts";
import { writePasswordChanged } from "./emails.ts";
import { forgetBrowsers } from "./knownBrowsers.ts";

type Change = { account: Account; passwordHash: string; secrets: Secrets; now: Date };

/** Ends all sessions of the account, and notifies its owner. */
export async function changePassword(
  trx: Knex.Transaction,
  { account: { stakeholderId, username, name }, passwordHash, secrets, now }: Change,
): Promise<void> {
  await savePassword(trx, { stakeholderId, passwordHash });
  await endSessions(trx, stakeholderId);
  await forgetBrowsers(trx, stakeholderId);
  await audit(trx, { what: "password changed", actor: stakeholderId, subject: stakeholderId, at: now });
  await queueEmail(trx, { to: username, email: writePasswordChanged({ name }) }, { secrets, now });
}
