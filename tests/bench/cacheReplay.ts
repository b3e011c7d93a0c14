import { BOUNDARY_TYPE, COUNTRY } from "../../api/shared/figures/boundaryTypes.ts";
import {
  drawVisits,
  HOURS,
  type Place,
  recordVisits,
  type VisitRequest,
  type Visits,
} from "./dayOfTraffic.ts";
import { checkLimit, type Measurement } from "./Measurement.ts";

/** Simulates a shared cache by the lifetimes of responses alone. */
class CountingCache {
  requested = 0;
  missed = 0;
  readonly #freshUntil = new Map<string, number>();

  /** `at` in seconds. */
  take(requests: readonly VisitRequest[], at: number): void {
    this.requested += requests.length;
    for (const { path, lifetime } of requests) {
      if (at < (this.#freshUntil.get(path) ?? 0)) continue;
      this.missed += 1;
      this.#freshUntil.set(path, at + lifetime);
    }
  }
}

/** Counts the requests of a day, which begins with an empty cache at midnight. */
function countDay(perDay: number, visits: Visits): CountingCache {
  const cache = new CountingCache();
  for (const [block, share] of HOURS.entries()) {
    const count = Math.round((perDay * share) / 100);
    for (let hour = block * 4; hour < block * 4 + 4; hour++)
      for (let visit = 0; visit < count; visit++) cache.take(visits.next(), (hour + visit / count) * 3600);
  }
  return cache;
}

const VISITS_PER_DAY = 100_000;

const EXAMPLES: readonly Place[] = [
  { boundaryId: COUNTRY, boundaryTypeId: BOUNDARY_TYPE.country },
  { boundaryId: 7, boundaryTypeId: BOUNDARY_TYPE.province },
  { boundaryId: 1163, boundaryTypeId: BOUNDARY_TYPE.municipality },
];

export const benchCacheReplay: Measurement = async (resources) => {
  const { url } = await resources.api();
  const recordings = await recordVisits(await resources.browser(), url, EXAMPLES);
  const { requested, missed } = countDay(VISITS_PER_DAY, drawVisits(recordings, await findPlaces(url)));
  return [
    checkLimit({
      what: `Requests of a day of ${VISITS_PER_DAY.toLocaleString("en")} visits that reach the server behind a cache (${missed.toLocaleString("en")} of ${requested.toLocaleString("en")})`,
      measured: (100 * missed) / requested,
      unit: "%",
      atMost: 5,
    }),
  ];
};

async function findPlaces(url: string): Promise<Place[]> {
  const places: Place[] = [{ boundaryId: COUNTRY, boundaryTypeId: BOUNDARY_TYPE.country }];
  for (const level of [BOUNDARY_TYPE.province, BOUNDARY_TYPE.municipality]) {
    const response = await fetch(`${url}/api/geography/boundary/list/${level}`);
    places.push(...((await response.json()) as Place[]));
  }
  return places;
}
