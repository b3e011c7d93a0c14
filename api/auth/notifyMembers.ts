import type { Knex } from "knex";
import { findMembers } from "../access/organisationMembers.ts";
import { queueEmail } from "../lib/mail/emailQueue.ts";
import type { Env } from "../lib/operating/env.ts";
import type { Secrets } from "../lib/security/secrets.ts";
import { isApproved } from "../stakeholder/findOrganisation.ts";
import { writeAlreadyApplied } from "./emails.ts";

/** The message does not identify the applicant. */
export async function notifyMembers(
  trx: Knex.Transaction,
  organisationName: string,
  { env, secrets, now }: { env: Pick<Env, "NODE_ENV" | "PUBLIC_ORIGIN">; secrets: Secrets; now: Date },
): Promise<void> {
  const organisations: { stakeholderId: number; name: string }[] = await trx("organisation as o")
    .join("stakeholder as s", "s.stakeholder_id", "o.stakeholder_id")
    .whereRaw("s.search_name = searchable(?)", [organisationName])
    .whereRaw(isApproved("o"))
    .select("s.stakeholder_id", "s.name");
  for (const { stakeholderId, name: organisation } of organisations) {
    for (const { username, name } of await findMembers(trx, stakeholderId, env)) {
      const link = `${env.PUBLIC_ORIGIN}/organisation/details/`;
      const email = writeAlreadyApplied({ name, organisation, link });
      await queueEmail(trx, { to: username, email }, { secrets, now });
    }
  }
}
