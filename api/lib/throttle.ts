import type { Knex } from "knex";
import { HttpError } from "./errors.ts";
import type { Secrets } from "./secrets.ts";

const LONGEST_PAUSE = 5 * 60;
const SECOND_MS = 1000;

/** Says when to try again. */
export class TooManyRequests extends HttpError {
  readonly retryAfterSeconds: number;

  constructor(message: string, retryAfterSeconds: number) {
    super(429, "too-many-requests", message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** How often something may be done with one key. */
export type Limit = {
  name: string;
  /** Tries without a pause. */
  free: number;
  /** Until counts are forgotten, from the first try on. */
  seconds: number;
  /** After the free tries: a pause that doubles with each further one, up to five minutes; or none until the end. */
  afterwards: "growing pause" | "wait";
  /** Whether giving one back clears all others of its key. */
  clears?: true;
};

/** Counted under several limits at once: allowed if all of them allow it. */
export type Limited = { message: string; counts: readonly { limit: Limit; key: string }[] };

type Row = { key: string; used: number; pausedUntil: Date | null; expiresAt: Date };
type Services = { knex: Knex; secrets: Secrets; now: () => Date };

/**
 * Limits tries. Counts are in the database, so that they apply across processes; keys are keyed hashes, so that they do
 * not reveal who tried. Uses its own transaction, so never call it inside another.
 */
export class Throttle {
  readonly #knex: Knex;
  readonly #secrets: Secrets;
  readonly #now: () => Date;

  constructor({ knex, secrets, now }: Services) {
    this.#knex = knex;
    this.#secrets = secrets;
    this.#now = now;
  }

  /**
   * Counts under all limits, or under none: a refusal adds no row and lengthens no pause, so nobody can lock somebody
   * else out by repeated tries. `giveBack` after a success.
   * @throws {TooManyRequests}
   */
  async count({ message, counts }: Limited): Promise<void> {
    const limits = this.#byKey(counts);
    const now = this.#now();
    await this.#knex.transaction(async (trx) => {
      // Inserting locks the rows, existing ones too; always in the same order, so that no two wait for each other.
      const rows: Row[] = await trx("rate_limit")
        .insert([...limits.keys()].map((key) => ({ key, used: 0, expiresAt: now })))
        .onConflict("key")
        .merge(["key"])
        .returning(["key", "used", "pausedUntil", "expiresAt"]);
      const waits = rows.map((row) => waitOf(row, limitOf(limits, row), now));
      if (Math.max(...waits) > 0)
        throw new TooManyRequests(message, Math.ceil(Math.max(...waits) / SECOND_MS));
      const counted = rows.map((row) => oneMore(row, limitOf(limits, row), now));
      await trx("rate_limit").insert(counted).onConflict("key").merge();
    });
  }

  /** Takes one count back: the secret was right, so it was not a guess. */
  async giveBack({ counts }: Limited): Promise<void> {
    for (const [key, { clears }] of this.#byKey(counts)) {
      const row = this.#knex("rate_limit").where({ key });
      if (clears) await row.delete();
      else await row.update({ used: this.#knex.raw("greatest(used - 1, 0)"), pausedUntil: null });
    }
  }

  #byKey(counts: Limited["counts"]): Map<string, Limit> {
    const hashed = counts.map(
      ({ limit, key }) => [this.#secrets.keyedHash(`limit ${limit.name}`, key), limit] as const,
    );
    return new Map(hashed.sort(([one], [other]) => (one < other ? -1 : 1)));
  }
}

const limitOf = (limits: Map<string, Limit>, { key }: Row) => limits.get(key) as Limit;

/** Milliseconds left of a pause. An impossibly long one comes from a clock that was set back. */
function waitOf({ pausedUntil, expiresAt }: Row, limit: Limit, now: Date): number {
  if (pausedUntil === null || isForgotten({ expiresAt }, limit, now)) return 0;
  const left = pausedUntil.getTime() - now.getTime();
  const longest = limit.afterwards === "wait" ? limit.seconds : LONGEST_PAUSE;
  return left > longest * SECOND_MS ? 0 : left;
}

function isForgotten({ expiresAt }: Pick<Row, "expiresAt">, { seconds }: Limit, now: Date): boolean {
  const left = expiresAt.getTime() - now.getTime();
  return left <= 0 || left > seconds * SECOND_MS;
}

function oneMore(row: Row, limit: Limit, now: Date): Row {
  const after = (seconds: number) => new Date(now.getTime() + seconds * SECOND_MS);
  const isNew = isForgotten(row, limit, now);
  const used = isNew ? 1 : row.used + 1;
  const expiresAt = isNew ? after(limit.seconds) : row.expiresAt;
  const growing = Math.min(LONGEST_PAUSE, 2 ** Math.min(used - limit.free + 1, 20));
  const pausedUntil = used < limit.free ? null : limit.afterwards === "wait" ? expiresAt : after(growing);
  return { key: row.key, used, pausedUntil, expiresAt };
}
