import { existsSync } from "node:fs";
import { Agent, get } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { BOUNDARY_TYPE, COUNTRY } from "../../api/lib/boundaryTypes.ts";
import { countingOrigin, startCache } from "./cachingProxy.ts";
import { drawVisits, HOURS, type Place, recordVisits } from "./dayOfTraffic.ts";
import { limited, type Measurement } from "./Measurement.ts";
import { Skipped } from "./Skipped.ts";

const VISITS_A_DAY = 20_000;
/** A minute of the day goes by in a second: headers count whole seconds. */
const PACE = 60;
/** Of each hour, its first minutes are replayed. */
const MINUTES = 5;

const EXAMPLES: readonly Place[] = [
  { boundaryId: COUNTRY, boundaryTypeId: BOUNDARY_TYPE.country },
  { boundaryId: 7, boundaryTypeId: BOUNDARY_TYPE.province },
  { boundaryId: 1163, boundaryTypeId: BOUNDARY_TYPE.municipality },
];

/** A day of public visits through a cache that obeys the product's headers: how many requests reach the server. */
export const cacheReplay: Measurement = async (resources) => {
  if (!existsSync("/usr/sbin/nginx")) throw new Skipped("nginx is not installed");
  const { url } = await resources.api();
  const recordings = await recordVisits(await resources.browser(), url, EXAMPLES);
  const visits = drawVisits(recordings, await findPlaces(url));
  const origin = await countingOrigin(url, PACE);
  resources.onEnd(origin.stop);
  const cache = await startCache(await resources.folder(), origin.url);
  resources.onEnd(cache.stop);
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  const before = origin.count();
  let sent = 0;
  let waited = 0;
  for (const share of HOURS) {
    const count = Math.round((VISITS_A_DAY * share * MINUTES) / (100 * 60));
    const startedAt = performance.now();
    for (let visit = 0; visit < count; visit++) {
      const dueAt = startedAt + (visit / count) * ((MINUTES * 60_000) / PACE);
      await delay(Math.max(0, dueAt - performance.now()));
      const requests = visits.next();
      sent += requests.length;
      const reached = origin.count();
      await Promise.all(requests.map((path) => fetchWhole(cache.url + path, agent)));
      waited += origin.count() > reached ? 1 : 0;
    }
    // The rest of the hour: what is kept for a minute has ended.
    await delay(1000);
  }
  agent.destroy();
  const reached = origin.count() - before;
  return [
    limited({
      what: `Requests of a day of ${VISITS_A_DAY.toLocaleString("en")} visits that a cache answers without the server (${sent.toLocaleString("en")} replayed, ${reached.toLocaleString("en")} reached it, in ${waited.toLocaleString("en")} visits)`,
      measured: 100 * (1 - reached / sent),
      unit: "%",
      atLeast: 95,
    }),
  ];
};

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
