import { existsSync } from "node:fs";
import { Agent, get } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { BOUNDARY_TYPE, COUNTRY } from "../../api/shared/figures/boundaryTypes.ts";
import { countingOrigin, startCache } from "./cachingProxy.ts";
import {
  drawVisits,
  HOURS,
  type Place,
  recordVisits,
  type VisitRequest,
  type Visits,
} from "./dayOfTraffic.ts";
import { compared, limited, type Measurement, type Row } from "./Measurement.ts";
import { Skipped } from "./Skipped.ts";

/** Goes by lifetimes alone. */
class CountingCache {
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
function countDay(perDay: number, visits: Visits): CountingCache {
  const cache = new CountingCache();
  for (const [block, share] of HOURS.entries()) {
    const count = Math.round((perDay * share) / 100);
    for (let hour = block * 4; hour < block * 4 + 4; hour++)
      for (let visit = 0; visit < count; visit++) cache.take(visits.next(), (hour + visit / count) * 3600);
  }
  return cache;
}

/** An ordinary day, and one of a campaign. */
const DAYS = [{ visits: 20_000 }, { visits: 100_000, atLeast: 95 }];
/** A minute of the day takes a second: headers count whole seconds. */
const PACE = 60;
const REPLAYED = { visits: 2500, seconds: 20 * 60 };

const EXAMPLES: readonly Place[] = [
  { boundaryId: COUNTRY, boundaryTypeId: BOUNDARY_TYPE.country },
  { boundaryId: 7, boundaryTypeId: BOUNDARY_TYPE.province },
  { boundaryId: 1163, boundaryTypeId: BOUNDARY_TYPE.municipality },
];

/** By the lifetimes in answers; nginx then shows whether a real cache counts alike. */
export const cacheReplay: Measurement = async (resources) => {
  const { url } = await resources.api();
  const recordings = await recordVisits(await resources.browser(), url, EXAMPLES);
  const visits = drawVisits(recordings, await findPlaces(url));
  const rows: Row[] = DAYS.map(({ visits: perDay, atLeast }) => {
    const { asked, missed } = countDay(perDay, visits);
    return limited({
      what: `Requests of a day of ${perDay.toLocaleString("en")} visits that a cache answers without the server (${missed.toLocaleString("en")} of ${asked.toLocaleString("en")} reach it)`,
      measured: 100 * (1 - missed / asked),
      unit: "%",
      ...(atLeast !== undefined && { atLeast }),
    });
  });
  if (!existsSync("/usr/sbin/nginx")) throw new Skipped("nginx is not installed");
  const origin = await countingOrigin(url, PACE);
  resources.onEnd(origin.stop);
  const cache = await startCache(await resources.folder(), origin.url);
  resources.onEnd(cache.stop);
  const replayed = Array.from({ length: REPLAYED.visits }, visits.next);
  const before = origin.count();
  await replay(replayed, cache.url);
  const counted = new CountingCache();
  for (const [at, requests] of replayed.entries()) counted.take(requests, timeOf(at));
  const row = compared({
    what: "Requests of its busiest twenty minutes that reach the server from an empty nginx, beside those counted",
    measured: origin.count() - before,
    baseline: counted.missed,
    unit: "",
  });
  return [...rows, row];
};

const timeOf = (visit: number) => (visit / REPLAYED.visits) * REPLAYED.seconds;

async function replay(visits: readonly VisitRequest[][], url: string): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  const startedAt = performance.now();
  const answered: Promise<void>[] = [];
  for (const [at, requests] of visits.entries()) {
    const dueAt = startedAt + (timeOf(at) * 1000) / PACE;
    await delay(Math.max(0, dueAt - performance.now()));
    for (const { path } of requests) answered.push(fetchWhole(url + path, agent));
  }
  await Promise.all(answered);
  agent.destroy();
}

async function findPlaces(url: string): Promise<Place[]> {
  const places: Place[] = [{ boundaryId: COUNTRY, boundaryTypeId: BOUNDARY_TYPE.country }];
  for (const level of [BOUNDARY_TYPE.province, BOUNDARY_TYPE.municipality]) {
    const listed = await fetch(`${url}/api/geography/boundary/list/${level}`);
    places.push(...((await listed.json()) as Place[]));
  }
  return places;
}

function fetchWhole(url: string, agent: Agent): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  get(url, { agent, headers: { "accept-encoding": "br" } }, (response) => {
    if ((response.statusCode ?? 500) >= 400) reject(new Error(`${url} answered ${response.statusCode}.`));
    response.resume().on("end", resolve);
  }).on("error", reject);
  return promise;
}
