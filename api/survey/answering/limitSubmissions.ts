import { TooManyRequests } from "../../lib/security/RateLimiter.ts";

const MAX_FROM_NETWORK = 10_000;
const PERIOD_MS = 10 * 60_000;

/** In memory only, because a row in the database would reveal when and from where responses came. */
const counts = new Map<string, number>();
let endsAt = 0;

/** @throws {TooManyRequests} if a network sends more than an organisation behind one address would */
export function limitSubmissions(network: string, now: Date): void {
  if (now.getTime() >= endsAt) {
    counts.clear();
    endsAt = now.getTime() + PERIOD_MS;
  }
  const count = (counts.get(network) ?? 0) + 1;
  counts.set(network, count);
  if (count <= MAX_FROM_NETWORK) return;
  throw new TooManyRequests(
    "Too many answers come from your network at once. Please send yours again in ten minutes.",
    Math.ceil((endsAt - now.getTime()) / 1000),
  );
}
