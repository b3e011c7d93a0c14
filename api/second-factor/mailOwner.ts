import type { Knex } from "knex";
import { queueMail } from "../lib/mail/queueMail.ts";
import type { Secrets } from "../lib/security/secrets.ts";
import type { Account } from "../user/accounts.ts";
import { writeSecondFactorChanged } from "./letters.ts";

export async function mailOwner(
  { username, name }: Pick<Account, "username" | "name">,
  change: string,
  { trx, secrets, now }: { trx: Knex.Transaction; secrets: Secrets; now: Date },
): Promise<void> {
  await queueMail(
    trx,
    { to: username, letter: writeSecondFactorChanged({ name, change }) },
    { secrets, now },
  );
}
