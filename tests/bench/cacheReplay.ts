import { existsSync } from "node:fs";
import { Agent, get } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { BOUNDARY_TYPE, COUNTRY } from "../../api/lib/figures/boundaryTypes.ts";
import { countingOrigin, HOUR, startCache } from "./cachingProxy.ts";
import { drawVisits, HOURS, type Place, recordVisits, type Visits } from "./dayOfTraffic.ts";
import { limited, type Measurement, type Row } from "./Measurement.ts";
import { Skipped } from "./Skipped.ts";

/** An ordinary day, and one of a campaign. */
const DAYS = [{ visits: 20_000 }, { visits: 100_000, atLeast: 95 }];
/** A minute of the day takes a second: headers count whole seconds. */
const PACE = 60;
/** Of each hour, from an empty cache: what is kept for longer would still be there. */
const MINUTES = 20;

const EXAMPLES: readonly Place[] = [
  { boundaryId: COUNTRY, boundaryTypeId: BOUNDARY_TYPE.country },
  { boundaryId: 7, boundaryTypeId: BOUNDARY_TYPE.province },
  { boundaryId: 1163, boundaryTypeId: BOUNDARY_TYPE.municipality },
];

/** Counts the requests that reach the server through a cache. */
export const cacheReplay: Measurement = async (resources) => {
  if (!existsSync("/usr/sbin/nginx")) throw new Skipped("nginx is not installed");
  const { url } = await resources.api();
  const recordings = await recordVisits(await resources.browser(), url, EXAMPLES);
  const visits = drawVisits(recordings, await findPlaces(url));
  const origin = await countingOrigin(url, PACE);
  resources.onEnd(origin.stop);
  const cache = await startCache(await resources.folder(), origin.url);
  resources.onEnd(cache.stop);
  const rows: Row[] = [];
  for (const { visits: perDay, atLeast } of DAYS) {
    const before = origin.count();
    const sent = await replay(perDay, visits, cache.url);
    const reached = origin.count() - before;
    rows.push(
      limited({
        what: `Requests of a day of ${perDay.toLocaleString("en")} visits that a cache answers without the server (${sent.toLocaleString("en")} replayed, ${reached.toLocaleString("en")} reached it)`,
        measured: 100 * (1 - reached / sent),
        unit: "%",
        ...(atLeast !== undefined && { atLeast }),
      }),
    );
  }
  return rows;
};

async function replay(perDay: number, visits: Visits, url: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  let sent = 0;
  for (const [hour, share] of HOURS.entries()) {
    const count = Math.round((perDay * share * MINUTES) / (100 * 60));
    const startedAt = performance.now();
    const answered: Promise<void>[] = [];
    for (let visit = 0; visit < count; visit++) {
      const dueAt = startedAt + (visit / count) * ((MINUTES * 60_000) / PACE);
      await delay(Math.max(0, dueAt - performance.now()));
      for (const path of visits.next()) answered.push(fetchWhole(url + path, `${perDay} ${hour}`, agent));
    }
    await Promise.all(answered);
    sent += answered.length;
  }
  agent.destroy();
  return sent;
}

async function findPlaces(url: string): Promise<Place[]> {
  const places: Place[] = [{ boundaryId: COUNTRY, boundaryTypeId: BOUNDARY_TYPE.country }];
  for (const level of [BOUNDARY_TYPE.province, BOUNDARY_TYPE.municipality]) {
    const listed = await fetch(`${url}/api/geography/boundary/list/${level}`);
    places.push(...((await listed.json()) as Place[]));
  }
  return places;
}

function fetchWhole(url: string, hour: string, agent: Agent): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  get(url, { agent, headers: { "accept-encoding": "br", [HOUR]: hour } }, (response) => {
    if ((response.statusCode ?? 500) >= 400) reject(new Error(`${url} answered ${response.statusCode}.`));
    response.resume().on("end", resolve);
  }).on("error", reject);
  return promise;
}
