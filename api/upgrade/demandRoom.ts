import { dirname } from "node:path";
import type { Knex } from "knex";
import { diskFault } from "../lib/operating/diskFault.ts";
import { StartError } from "../lib/operating/env.ts";

const OLDEST_POSTGRESQL = 15;
const MEGABYTE = 1024 * 1024;
const MIN_MEGABYTES = 64;

export async function demandRoom(knex: Knex, file: string): Promise<string> {
  const { rows } = await knex.raw(
    "select pg_database_size(current_database())::float8 as bytes, current_setting('server_version_num')::int / 10000 as version",
  );
  const { bytes, version } = rows[0] as { bytes: number; version: number };
  if (version < OLDEST_POSTGRESQL) {
    throw new StartError(
      `PostgreSQL ${version} is too old; this version needs ${OLDEST_POSTGRESQL} or later.`,
    );
  }
  const needed = Math.max(MIN_MEGABYTES, Math.ceil(bytes / MEGABYTE));
  const fault = await diskFault(dirname(file), needed);
  if (fault !== undefined) {
    throw new StartError(`A backup cannot be written into ${dirname(file)}: ${fault}. Nothing was done.`);
  }
  return `There is room for a backup: ${needed} MB at most.`;
}
