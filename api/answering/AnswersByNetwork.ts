import { TooManyRequests } from "../lib/throttle.ts";

const PERIOD_MS = 10 * 60_000;
/** Far more than a large organisation behind one address sends; what floods a survey sends more. */
const MOST = 10_000;

/**
 * How many answers come from each network, in this process's memory alone. Other limits are rows of the database; here
 * such a row, written just before the answers, would tell where they came from.
 */
export class AnswersByNetwork {
  readonly #counts = new Map<string, number>();
  #endsAt = 0;

  /** @throws {TooManyRequests} */
  count(network: string, now: Date): void {
    if (now.getTime() >= this.#endsAt) {
      this.#counts.clear();
      this.#endsAt = now.getTime() + PERIOD_MS;
    }
    const sent = (this.#counts.get(network) ?? 0) + 1;
    if (sent > MOST) {
      const seconds = Math.ceil((this.#endsAt - now.getTime()) / 1000);
      throw new TooManyRequests(
        "Too many answers come from your network at once. Please send yours again in ten minutes.",
        seconds,
      );
    }
    this.#counts.set(network, sent);
  }
}
