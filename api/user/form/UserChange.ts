import type { Knex } from "knex";
import type { Audit } from "../../lib/audit/audit.ts";
import type { Session } from "../../lib/http/route.ts";
import type { Env } from "../../lib/operating/env.ts";
import type { Secrets } from "../../lib/security/secrets.ts";

export type UserChange = {
  trx: Knex.Transaction;
  session: Session;
  env: Env;
  secrets: Secrets;
  audit: Audit;
  now: Date;
};

export const getGrantContext = ({ session, secrets, env, now }: UserChange) => ({
  actor: session.stakeholderId,
  guard: { session, secrets },
  env,
  at: now,
});
