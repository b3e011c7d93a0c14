import { setImmediate as othersTurn } from "node:timers/promises";
import type { Knex } from "knex";
import ClientPgLite from "knex-pglite";

/**
 * Knex over PGlite, which runs each statement in this process: between two of them others are answered, who would
 * otherwise wait for all that was asked before.
 */
export class PgliteClient extends (ClientPgLite as unknown as typeof Knex.Client) {
  override async query(connection: unknown, statement: unknown): Promise<unknown> {
    await othersTurn();
    return super.query(connection, statement);
  }
}
