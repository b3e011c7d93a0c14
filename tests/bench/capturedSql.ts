import type { Knex } from "knex";
import pg from "pg";
import { timed } from "./Measurement.ts";

export type Statement = { text: string; values: unknown[] };

export async function captureSql(pools: readonly Knex[], work: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const note = ({ sql, bindings }: { sql: string; bindings?: unknown[] }) => {
    statements.push({ text: sql, values: bindings ?? [] });
  };
  for (const knex of pools) knex.on("query", note);
  try {
    await work();
  } finally {
    for (const knex of pools) knex.off("query", note);
  }
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

export function timeUndone(client: pg.Client, statements: readonly Statement[]) {
  return timed(async () => {
    await client.query("begin");
    await replay(client, statements);
    await client.query("rollback");
  });
}
