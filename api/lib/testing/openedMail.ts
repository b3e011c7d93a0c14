import type { Knex } from "knex";
import { readEnv } from "../env.ts";
import type { SealedMail } from "../mail/queueMail.ts";
import { Secrets } from "../secrets.ts";

/** Oldest first. */
export async function openedMail(knex: Knex): Promise<(SealedMail & { template: string })[]> {
  const secrets = new Secrets(readEnv({ NODE_ENV: "test" }).SECRET_KEY);
  const rows: { template: string; sealed: string }[] = await knex("mail")
    .whereNotNull("sealed")
    .orderBy("mail_id")
    .select("template", "sealed");
  return rows.map(({ template, sealed }) => ({ ...JSON.parse(secrets.open(sealed)), template }));
}
