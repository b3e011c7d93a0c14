import type { Knex } from "knex";
import { queueEmail } from "../lib/mail/emailQueue.ts";
import type { Secrets } from "../lib/security/secrets.ts";
import { endSessions } from "../lib/security/session.ts";
import type { Account } from "../user/accounts.ts";
import { getKinds } from "../user/secondFactors.ts";
import { writeSecondFactorChanged } from "./emails.ts";

export async function resetFactors(
  account: Account,
  context: { trx: Knex.Transaction; secrets: Secrets; now: Date },
): Promise<boolean> {
  const { trx } = context;
  const { stakeholderId } = account;
  if ((await getKinds(trx, stakeholderId)).length === 0) return false;
  for (const table of ["totp", "passkey", "recovery_code"]) {
    await trx(table).where({ stakeholderId }).delete();
  }
  await endSessions(trx, stakeholderId);
  const change =
    "An administrator reset your second factor, and you were signed out everywhere. Your password alone lets you in until you add a new one on your profile.";
  await mailOwner(account, change, context);
  return true;
}

export async function mailOwner(
  { username, name }: Pick<Account, "username" | "name">,
  change: string,
  { trx, secrets, now }: { trx: Knex.Transaction; secrets: Secrets; now: Date },
): Promise<void> {
  await queueEmail(
    trx,
    { to: username, email: writeSecondFactorChanged({ name, change }) },
    { secrets, now },
  );
}
