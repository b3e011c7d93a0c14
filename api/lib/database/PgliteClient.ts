import { setImmediate as othersTurn } from "node:timers/promises";
import type { Knex } from "knex";
import ClientPgLite from "knex-pglite";

/** PGlite runs statements in this process; between two of them the server answers other requests. */
export class PgliteClient extends (ClientPgLite as unknown as typeof Knex.Client) {
  override async query(connection: unknown, statement: unknown): Promise<unknown> {
    await othersTurn();
    return super.query(connection, statement);
  }
}
