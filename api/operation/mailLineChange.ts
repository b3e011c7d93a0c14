import type { Knex } from "knex";
import { mailAdministrators } from "../access/mailAdministrators.ts";
import type { Audit } from "../lib/audit/audit.ts";
import type { Env } from "../lib/operating/env.ts";
import type { Secrets } from "../lib/security/secrets.ts";

export type LineChange = {
  trx: Knex.Transaction;
  by: number;
  now: Date;
  env: Pick<Env, "NODE_ENV" | "PUBLIC_ORIGIN">;
  secrets: Secrets;
  audit: Audit;
};

/** @param predicate completes a sentence that begins with the person's name */
export const mailLineChange = (predicate: string, { trx, ...change }: LineChange): Promise<void> =>
  mailAdministrators(
    trx,
    ({ name, by }) => ({
      template: "national-line",
      subject: "A national help line",
      paragraphs: [
        `Dear ${name}`,
        `${by} ${predicate}`,
        "You receive this because you are an administrator. If it is wrong, correct it under Operation.",
      ],
      link: { href: `${change.env.PUBLIC_ORIGIN}/admin/operation/`, label: "Open Operation" },
    }),
    change,
  );
