import type { Knex } from "knex";
import pg from "pg";
import { measureTime } from "./Measurement.ts";

export type Statement = { text: string; values: unknown[] };

export async function recordSql(pools: readonly Knex[], work: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const recordStatement = ({ sql, bindings }: { sql: string; bindings?: unknown[] }) => {
    statements.push({ text: sql, values: bindings ?? [] });
  };
  for (const knex of pools) knex.on("query", recordStatement);
  try {
    await work();
  } finally {
    for (const knex of pools) knex.off("query", recordStatement);
  }
  return statements;
}

/** Deletes the contact checks that the recorded request created, because each replay inserts them again. */
export async function recordSqlAndRemoveChecks(client: pg.Client, record: () => Promise<Statement[]>) {
  const { rows } = await client.query("select coalesce(max(check_id), 0) as last from contact_check");
  const statements = await record();
  await client.query("delete from contact_check where check_id > $1", [rows[0].last]);
  return statements;
}

export async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

export async function replay(client: pg.Client, statements: readonly Statement[]): Promise<void> {
  for (const statement of statements) await client.query(statement);
}

export function timeRolledBack(client: pg.Client, statements: readonly Statement[]) {
  return measureTime(async () => {
    await client.query("begin");
    await replay(client, statements);
    await client.query("rollback");
  });
}
