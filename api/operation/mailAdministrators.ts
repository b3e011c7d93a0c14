import type { Knex } from "knex";
import { findAdministrators } from "../access/holdersOf.ts";
import type { Audit } from "../lib/audit/audit.ts";
import { queueMail } from "../lib/mail/queueMail.ts";
import type { Env } from "../lib/operating/env.ts";
import type { Secrets } from "../lib/security/secrets.ts";

/** By the administrator whose change it is. */
export type LineChange = {
  trx: Knex.Transaction;
  by: number;
  now: Date;
  env: Pick<Env, "NODE_ENV" | "PUBLIC_ORIGIN">;
  secrets: Secrets;
  audit: Audit;
};

/** @param what goes on after the name of who did it */
export async function mailAdministrators(
  what: string,
  { trx, by, now, env, secrets }: LineChange,
): Promise<void> {
  const { name: actor } = await trx("stakeholder").where({ stakeholderId: by }).first("name");
  for (const { username, name } of await findAdministrators(trx, env)) {
    const letter = {
      template: "national-line",
      subject: "A national help line",
      paragraphs: [
        `Dear ${name}`,
        `${actor} ${what}`,
        "You receive this because you are an administrator. If it is wrong, correct it under Operation.",
      ],
      link: { href: `${env.PUBLIC_ORIGIN}/admin/operation/`, label: "Open Operation" },
    };
    await queueMail(trx, { to: username, letter }, { secrets, now });
  }
}
