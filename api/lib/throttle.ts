import type { Knex } from "knex";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { HttpError } from "./errors.ts";
import { plainHash } from "./secrets.ts";

const DAY = 24 * 60 * 60;
const LONGEST_PAUSE = 5 * 60;
const FREE_TRIES = { account: 5, address: 30 };

/** Too often: says when to come again. */
export class TooManyRequests extends HttpError {
  readonly retryAfterSeconds: number;

  constructor(message: string, retryAfterSeconds: number) {
    super(429, "too-many-requests", message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

type Limit = { name: string; points: number; seconds: number };
const OTP_PER_CALLER: Limit = { name: "otp-caller", points: 3, seconds: 15 * 60 };
const OTP_PER_EMAIL: Limit = { name: "otp-email", points: 10, seconds: 60 * 60 };
const OTP_PER_ADDRESS: Limit = { name: "otp-address", points: 60, seconds: 60 * 60 };

/**
 * How often may be tried. Counts are in the database, so that they hold across processes; keys are hashes, so that it
 * keeps no list of who tried. Never used inside a transaction: a refusal must not take its own count back.
 */
export class Throttle {
  readonly #limiterOf: (limit: Limit) => RateLimiterPostgres;

  constructor(knex: Knex) {
    const limiters = new Map<string, RateLimiterPostgres>();
    this.#limiterOf = (limit) => {
      const standing = limiters.get(limit.name);
      if (standing !== undefined) return standing;
      const made = new RateLimiterPostgres({
        storeClient: { query: (query: Query) => runQuery(knex, query) },
        storeType: "client",
        tableName: "rate_limit",
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: limit.name,
        points: limit.points,
        duration: limit.seconds,
      });
      limiters.set(limit.name, made);
      return made;
    };
  }

  /**
   * Counts one try of a secret: of an account's, and of an address of the network. After some, each further one has to
   * wait for a growing pause; tries during a pause do not lengthen it, so nobody can lock an account from outside.
   * `forget` after a success.
   * @throws {TooManyRequests}
   */
  async countTry(what: string, { account, address }: { account?: string; address: string }): Promise<void> {
    if (account !== undefined) await this.#countOne(`${what}-account`, account, FREE_TRIES.account);
    await this.#countOne(`${what}-address`, address, FREE_TRIES.address);
  }

  /** Takes the account's tries back, and the one try from the address: not those of others from there. */
  async forget(what: string, { account, address }: { account: string; address: string }): Promise<void> {
    const hashed = plainHash(account);
    await this.#limiterOf(triesOf(`${what}-account`)).delete(hashed);
    await this.#limiterOf(turnOf(`${what}-account`)).delete(hashed);
    await this.#limiterOf(triesOf(`${what}-address`)).reward(plainHash(address));
  }

  /**
   * Counts one code that is to be sent.
   * @throws {TooManyRequests}
   */
  async countCode({ email, address }: { email: string; address: string }): Promise<void> {
    await this.#consume(OTP_PER_ADDRESS, address, TOO_MANY_CODES);
    await this.#consume(OTP_PER_CALLER, `${email} ${address}`, TOO_MANY_CODES);
    await this.#consume(OTP_PER_EMAIL, email, TOO_MANY_CODES);
  }

  async #countOne(name: string, key: string, free: number): Promise<void> {
    const turns = this.#limiterOf(turnOf(name));
    const hashed = plainHash(key);
    const paused = await turns.get(hashed);
    if (paused !== null && paused.remainingPoints <= 0) throw pauseFor(TOO_MANY_TRIES, paused);
    const { consumedPoints: tries } = await this.#limiterOf(triesOf(name)).penalty(hashed);
    if (tries < free) return;
    // This try goes ahead, if no other took the turn at the same moment; the next one has to wait.
    const pause = Math.min(LONGEST_PAUSE, 2 ** Math.min(tries - free, 20) * 2);
    await this.#consume(turnOf(name), key, TOO_MANY_TRIES, pause);
  }

  async #consume(limit: Limit, key: string, message: string, seconds = limit.seconds): Promise<void> {
    try {
      await this.#limiterOf(limit).consume(plainHash(key), 1, { customDuration: seconds });
    } catch (refused) {
      if (refused instanceof RateLimiterRes) throw pauseFor(message, refused);
      throw refused;
    }
  }
}

export const TOO_MANY_CODES = "Too many OTP requests made. Try again later.";
const TOO_MANY_TRIES = "Too many tries. Please wait a little and try again, or reset your password.";

const triesOf = (name: string): Limit => ({ name: `${name}-tries`, points: 1_000_000, seconds: DAY });
const turnOf = (name: string): Limit => ({ name: `${name}-turn`, points: 1, seconds: LONGEST_PAUSE });

const pauseFor = (message: string, { msBeforeNext }: RateLimiterRes) =>
  new TooManyRequests(message, Math.max(1, Math.ceil(msBeforeNext / 1000)));

type Query = { text: string; values?: readonly unknown[] };

/** The limiter numbers its bindings and may use one twice; Knex, which reaches both databases, takes them in order. */
async function runQuery(
  knex: Knex,
  { text, values = [] }: Query,
): Promise<{ rows: unknown[]; rowCount: number }> {
  const bindings: unknown[] = [];
  const sql = text.replace(/\$(\d+)/g, (_, number) => {
    bindings.push(values[Number(number) - 1]);
    return "?";
  });
  const { rows, rowCount, affectedRows } = await knex.raw(sql, bindings as Knex.RawBinding[]);
  return { rows, rowCount: rowCount ?? affectedRows ?? rows.length };
}
