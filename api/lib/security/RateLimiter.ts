import type { Knex } from "knex";
import { HttpError } from "../http/errors.ts";
import type { Secrets } from "./secrets.ts";

const MAX_PAUSE = 5 * 60;
const SECOND_MS = 1000;

export class TooManyRequests extends HttpError {
  readonly retryAfterSeconds: number;

  constructor(message: string, retryAfterSeconds: number) {
    super(429, "too-many-requests", message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export type RateLimit = {
  name: string;
  free: number;
  seconds: number;
  /**
   * What follows the free tries: a "growing pause" doubles up to five minutes, "wait" refuses tries until the
   * period ends.
   */
  afterwards: "growing pause" | "wait";
  clears?: true;
};

export type Limited = { message: string; counts: readonly { limit: RateLimit; key: string }[] };

type Row = { key: string; used: number; pausedUntil: Date | null; expiresAt: Date };
type Services = { knex: Knex; secrets: Secrets; now: () => Date };

/** Processes share the counts. Never call it inside a transaction, because it begins its own. */
export class RateLimiter {
  readonly #knex: Knex;
  readonly #secrets: Secrets;
  readonly #now: () => Date;

  constructor({ knex, secrets, now }: Services) {
    this.#knex = knex;
    this.#secrets = secrets;
    this.#now = now;
  }

  /**
   * Counts a try under all limits or, if one refuses it, under none, so that nobody can lock others out. Call
   * `refund` after a success.
   * @throws {TooManyRequests}
   */
  async count({ message, counts }: Limited): Promise<void> {
    const limits = this.#byKey(counts);
    const now = this.#now();
    await this.#knex.transaction(async (trx) => {
      const rows: Row[] = await trx("rate_limit")
        .insert([...limits.keys()].map((key) => ({ key, used: 0, expiresAt: now })))
        .onConflict("key")
        .merge(["key"])
        .returning(["key", "used", "pausedUntil", "expiresAt"]);
      const waitMs = rows.map((row) => computeWaitMs(row, getLimit(limits, row), now));
      if (Math.max(...waitMs) > 0)
        throw new TooManyRequests(message, Math.ceil(Math.max(...waitMs) / SECOND_MS));
      const counted = rows.map((row) => addTry(row, getLimit(limits, row), now));
      await trx("rate_limit").insert(counted).onConflict("key").merge();
    });
  }

  async refund({ counts }: Limited): Promise<void> {
    for (const [key, { clears }] of this.#byKey(counts)) {
      const row = this.#knex("rate_limit").where({ key });
      if (clears) await row.delete();
      else await row.update({ used: this.#knex.raw("greatest(used - 1, 0)"), pausedUntil: null });
    }
  }

  #byKey(counts: Limited["counts"]): Map<string, RateLimit> {
    const hashed = counts.map(
      ({ limit, key }) => [this.#secrets.keyedHash(`limit ${limit.name}`, key), limit] as const,
    );
    return new Map(hashed.sort(([key], [otherKey]) => (key < otherKey ? -1 : 1)));
  }
}

const getLimit = (limits: Map<string, RateLimit>, { key }: Row) => limits.get(key) as RateLimit;

/** Ignores a pause longer than the limit allows, because the clock must have been set back. */
function computeWaitMs({ pausedUntil, expiresAt }: Row, limit: RateLimit, now: Date): number {
  if (pausedUntil === null || isExpired({ expiresAt }, limit, now)) return 0;
  const msLeft = pausedUntil.getTime() - now.getTime();
  const longest = limit.afterwards === "wait" ? limit.seconds : MAX_PAUSE;
  return msLeft > longest * SECOND_MS ? 0 : msLeft;
}

function isExpired({ expiresAt }: Pick<Row, "expiresAt">, { seconds }: RateLimit, now: Date): boolean {
  const msLeft = expiresAt.getTime() - now.getTime();
  return msLeft <= 0 || msLeft > seconds * SECOND_MS;
}

function addTry(row: Row, limit: RateLimit, now: Date): Row {
  const timeAfter = (seconds: number) => new Date(now.getTime() + seconds * SECOND_MS);
  const isNew = isExpired(row, limit, now);
  const used = isNew ? 1 : row.used + 1;
  const expiresAt = isNew ? timeAfter(limit.seconds) : row.expiresAt;
  const pauseSeconds = Math.min(MAX_PAUSE, 2 ** Math.min(used - limit.free + 1, 20));
  const pausedUntil =
    used < limit.free ? null : limit.afterwards === "wait" ? expiresAt : timeAfter(pauseSeconds);
  return { key: row.key, used, pausedUntil, expiresAt };
}
