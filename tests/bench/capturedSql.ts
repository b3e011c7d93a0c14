import type { Knex } from "knex";
import pg from "pg";

/** A statement as sent to the database, with its values. */
export type Statement = { text: string; values: unknown[] };

/** The statements sent by some work through any of these, including the transaction's. */
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
