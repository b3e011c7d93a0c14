import type { Knex } from "knex";
import type { Email } from "../lib/mail/Email.ts";
import { queueEmail } from "../lib/mail/emailQueue.ts";
import type { Env } from "../lib/operating/env.ts";
import type { Secrets } from "../lib/security/secrets.ts";
import { findAdministrators } from "./findUsersWithPermission.ts";

/** @param by who made the change */
export async function mailAdministrators(
  trx: Knex.Transaction,
  compose: (names: { name: string; by: string }) => Email,
  { by, env, secrets, now }: { by: number; env: Pick<Env, "NODE_ENV">; secrets: Secrets; now: Date },
): Promise<void> {
  const actor = await trx("stakeholder").where({ stakeholderId: by }).first("name");
  for (const { username, name } of await findAdministrators(trx, env)) {
    const email = compose({ name, by: actor?.name ?? "" });
    await queueEmail(trx, { to: username, email }, { secrets, now });
  }
}
