import type { Knex } from "knex";
import type { SealedMail } from "../lib/mail/emailQueue.ts";
import { readEnv } from "../lib/operating/env.ts";
import { Secrets } from "../lib/security/secrets.ts";

export async function openedMail(knex: Knex): Promise<(SealedMail & { template: string })[]> {
  const secrets = new Secrets(readEnv({ NODE_ENV: "test" }).SECRET_KEY);
  const rows: { template: string; sealed: string }[] = await knex("mail")
    .whereNotNull("sealed")
    .orderBy("mail_id")
    .select("template", "sealed");
  return rows.map(({ template, sealed }) => ({ ...JSON.parse(secrets.decrypt(sealed)), template }));
}
