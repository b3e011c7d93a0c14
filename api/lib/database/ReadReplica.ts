import { setTimeout as delay } from "node:timers/promises";
import type { Knex } from "knex";
import { OperatorError } from "../operating/env.ts";

const POLL_INTERVAL_MS = 250;

/** Reads from a streaming replica, but only while it has every announced change. */
export class ReadReplica {
  readonly #primary: Knex;
  readonly #replica: Knex;
  readonly #stopped = new AbortController();
  readonly #watchLoop: Promise<void>;
  #changes = 0;
  #requiredPosition: { changes: number; position: string } | undefined;
  #isCurrent = false;

  constructor(primary: Knex, replica: Knex) {
    this.#primary = primary;
    this.#replica = replica;
    this.#watchLoop = this.#watch();
  }

  get isCurrent(): boolean {
    return this.#isCurrent;
  }

  recordChange(): void {
    this.#changes += 1;
    this.#isCurrent = false;
  }

  async stop(): Promise<void> {
    this.#stopped.abort();
    await this.#watchLoop;
  }

  async #watch(): Promise<void> {
    while (!this.#stopped.signal.aborted) {
      const changes = this.#changes;
      const hasAllChanges = await this.#hasAll(changes).catch(() => false);
      if (changes === this.#changes) this.#isCurrent = hasAllChanges;
      await delay(POLL_INTERVAL_MS, undefined, { signal: this.#stopped.signal }).catch(() => undefined);
    }
  }

  async #hasAll(changes: number): Promise<boolean> {
    if (this.#requiredPosition?.changes !== changes) {
      const { rows } = await this.#primary.raw("select pg_current_wal_insert_lsn()::text as position");
      this.#requiredPosition = { changes, position: rows[0].position };
    }
    const { rows } = await this.#replica.raw("select pg_last_wal_replay_lsn() >= ?::pg_lsn as has", [
      this.#requiredPosition.position,
    ]);
    return rows[0].has === true;
  }
}

/**
 * Accepts an unreachable replica, because it may come back.
 * @throws {OperatorError} if it is a replica of another database
 */
export async function checkReplica(primary: Knex, replica: Knex): Promise<void> {
  const readIdentity = async (knex: Knex) => {
    const { rows } = await knex.raw(
      'select system_identifier::text as system, pg_is_in_recovery() as "isReplica" from pg_control_system()',
    );
    return rows[0] as { system: string; isReplica: boolean };
  };
  const result = await readIdentity(replica).catch(() => undefined);
  if (result === undefined) return;
  if (result.isReplica && result.system === (await readIdentity(primary)).system) return;
  throw new OperatorError("DATABASE_READ_URL is not a streaming replica of the database at DATABASE_URL.");
}
