import { UPGRADING } from "../lib/database/closedToChanges.ts";
import type { Database } from "../lib/database/db.ts";
import { StartError } from "../lib/operating/env.ts";

const USERS = {
  "gbvf-dashboard": "A server uses",
  [UPGRADING]: "Another upgrade, or a restore, is under way in",
} as const;

/** A running server would go on with what it has in memory. */
export async function refuseBesideServers(
  { knex, description }: Database,
  { mayServe = false, orElse = "" } = {},
): Promise<void> {
  const others: string[] = await knex("pg_stat_activity")
    .whereRaw("datname = current_database() and pid <> pg_backend_pid()")
    .distinct()
    .pluck("application_name");
  for (const [name, uses] of Object.entries(USERS)) {
    if (!others.includes(name) || (mayServe && name !== UPGRADING)) continue;
    const remedy = name === UPGRADING ? "Let it end first" : `Stop every server first${orElse}`;
    throw new StartError(`${uses} the database (${description}). ${remedy}.`);
  }
}
