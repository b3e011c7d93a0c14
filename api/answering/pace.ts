import type { BrowserCookies } from "../lib/security/browserCookies.ts";
import { TooManyRequests } from "../lib/security/throttle.ts";
import { type Chance, secretChance } from "../survey-results/perturb.ts";

/** In memory only: a database row would reveal when answers came and from where. */
class CountsInPeriod {
  readonly #periodMs: number;
  readonly #counts = new Map<string | number, number>();
  #endsAt = 0;

  constructor(periodMs: number) {
    this.#periodMs = periodMs;
  }

  clear(): void {
    this.#counts.clear();
  }

  add(key: string | number, now: Date): { count: number; secondsLeft: number } {
    if (now.getTime() >= this.#endsAt) {
      this.#counts.clear();
      this.#endsAt = now.getTime() + this.#periodMs;
    }
    const count = (this.#counts.get(key) ?? 0) + 1;
    this.#counts.set(key, count);
    return { count, secondsLeft: Math.ceil((this.#endsAt - now.getTime()) / 1000) };
  }
}

const MAX_FROM_NETWORK = 10_000;
const FIRST_PAUSE_S = 5;
const MAX_PAUSE_S = 5 * 60;
/** A meeting sends fewer than this in ten seconds and in ten minutes. */
const FAST = [
  { least: 20, most: 200, ofExpected: 1 / 4, bySurvey: new CountsInPeriod(10_000) },
  { least: 50, most: 2000, ofExpected: 3 / 4, bySurvey: new CountsInPeriod(10 * 60_000) },
];
/** Some answers are not counted, so that nobody can time their own to make a colleague's the one too many. */
const COUNTED = 4 / 5;

const byNetwork = new CountsInPeriod(10 * 60_000);

export function forgetPaces(): void {
  for (const counts of [byNetwork, ...FAST.map(({ bySurvey }) => bySurvey)]) counts.clear();
}

/**
 * Per survey, so that a flood of one silences no other.
 * @throws {TooManyRequests}
 */
export function refuseFlood(network: string, healthCheckId: number, now: Date): void {
  const { count, secondsLeft } = byNetwork.add(`${network} ${healthCheckId}`, now);
  if (count <= MAX_FROM_NETWORK) return;
  throw new TooManyRequests(
    "Too many answers come from your network at once. Please send yours again in ten minutes.",
    secondsLeft,
  );
}

/** True: faster than invited people would answer. */
export function isFast(
  healthCheckId: number,
  expectedResponses: number,
  now: Date,
  chance: Chance = secretChance,
): boolean {
  if (!chance.happens(COUNTED)) return false;
  const counts = FAST.map(({ bySurvey }) => bySurvey.add(healthCheckId, now).count);
  return FAST.some(
    ({ least, most, ofExpected }, at) =>
      (counts[at] as number) >= Math.min(most, Math.max(least, expectedResponses * ofExpected)),
  );
}

/** Seconds at first, minutes from the seventh; a family that shares a phone does not notice. */
export function pauseAfter({ answers }: BrowserCookies): number {
  return Math.min(MAX_PAUSE_S, FIRST_PAUSE_S * 2 ** Math.min(answers, 20));
}

export const pausing = (browser: BrowserCookies): TooManyRequests =>
  new TooManyRequests(
    "Somebody has just answered on this device, so the next answers wait a little: up to five minutes where many have. Yours are kept in this tab and are sent by themselves.",
    Math.min(MAX_PAUSE_S, pauseAfter(browser)),
  );
