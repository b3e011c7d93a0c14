import { HOURS, type VisitRequest, type Visits } from "./dayOfTraffic.ts";

/** Goes by lifetimes alone. */
export class CountingCache {
  asked = 0;
  missed = 0;
  readonly #freshUntil = new Map<string, number>();

  /** `at` in seconds. */
  take(requests: readonly VisitRequest[], at: number): void {
    this.asked += requests.length;
    for (const { path, lifetime } of requests) {
      if (at < (this.#freshUntil.get(path) ?? 0)) continue;
      this.missed += 1;
      this.#freshUntil.set(path, at + lifetime);
    }
  }
}

/** From an empty cache at midnight. */
export function countDay(perDay: number, visits: Visits): CountingCache {
  const cache = new CountingCache();
  for (const [block, share] of HOURS.entries()) {
    const count = Math.round((perDay * share) / 100);
    for (let hour = block * 4; hour < block * 4 + 4; hour++)
      for (let visit = 0; visit < count; visit++) cache.take(visits.next(), (hour + visit / count) * 3600);
  }
  return cache;
}
