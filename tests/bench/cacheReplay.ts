import { setTimeout as delay } from "node:timers/promises";
import type { Browser } from "playwright-core";
import { BOUNDARY_TYPE, COUNTRY } from "../../api/shared/figures/boundaryTypes.ts";
import { NO_FILTERS } from "../../app/lib/address/filters.ts";
import { getScreenUrl, type Screen } from "../../app/lib/address/paths.ts";
import { checkLimit, type Measurement } from "./Measurement.ts";

type Place = { boundaryId: number; boundaryTypeId: number };

const SCREEN_SHARES: readonly { screen: Screen; componentId: number | null; share: number }[] = [
  { screen: "home", componentId: null, share: 35 },
  { screen: "contact", componentId: null, share: 20 },
  { screen: "map", componentId: 3, share: 14 },
  { screen: "map", componentId: 1, share: 6 },
  { screen: "chart", componentId: null, share: 8 },
  { screen: "chart", componentId: 3, share: 9 },
  { screen: "grid", componentId: 3, share: 6 },
  { screen: "comparison", componentId: null, share: 2 },
];
/** By level: country, province, municipality. Most links lead to a few places. */
const LEVELS = [
  { boundaryTypeId: 0, share: 45 },
  { boundaryTypeId: 1, share: 25 },
  { boundaryTypeId: 3, share: 30 },
];
/** Share of visits without cached scripts. */
const NEW_VISITOR_SHARE = 0.6;
/** Percentage of a day's visits in each hour of a four-hour block. */
const HOURS = [1, 3, 7.5, 7, 4.5, 2];

/** `lifetime` is the time in a shared cache, in seconds. */
type VisitRequest = { path: string; lifetime: number };
type Recording = (Place & { requests: VisitRequest[] })[];
type Visits = { next: () => VisitRequest[] };

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

async function recordVisits(browser: Browser, url: string, examples: readonly Place[]): Promise<Recording[]> {
  const recordings: Recording[] = [];
  for (const { screen, componentId } of SCREEN_SHARES) {
    const recording: Recording = [];
    for (const place of examples) {
      const chosen = place.boundaryId === COUNTRY ? {} : place;
      const address = url + getScreenUrl(screen, { ...NO_FILTERS, ...chosen, componentId });
      // Repeats while the server sends the page uncached, because its content was late.
      while ((await fetch(address)).headers.get("cache-control") === "no-cache") await delay(50);
      const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
      const requests: VisitRequest[] = [];
      page.on("response", (response) =>
        requests.push({
          path: response.url().slice(url.length),
          lifetime: parseLifetime(response.headers()["cache-control"] ?? ""),
        }),
      );
      await page.goto(address, { waitUntil: "networkidle" });
      await page.close();
      recording.push({ ...place, requests });
    }
    recordings.push(recording);
  }
  return recordings;
}

function drawVisits(recordings: readonly Recording[], places: readonly Place[]): Visits {
  const random = createRandom(20261122);
  const pick = <Each extends { share: number }>(each: readonly Each[]): number => {
    let remainder = random() * each.reduce((sum, { share }) => sum + share, 0);
    const index = each.findIndex(({ share }) => {
      remainder -= share;
      return remainder < 0;
    });
    return Math.max(0, index);
  };
  return {
    next: () => {
      const recording = recordings[pick(SCREEN_SHARES)] as Recording;
      const { boundaryTypeId } = LEVELS[pick(LEVELS)] as (typeof LEVELS)[number];
      const candidates = places.filter((place) => place.boundaryTypeId === boundaryTypeId);
      // Visits are distributed by Zipf's law.
      const place = candidates[pick(candidates.map((_, rank) => ({ share: 1 / (rank + 1) })))] as Place;
      const example = recording.find((each) => each.boundaryTypeId === boundaryTypeId) as Recording[number];
      const isNew = random() < NEW_VISITOR_SHARE;
      return example.requests
        .filter(({ path }) => isNew || !/^\/(assets\/|icon)/.test(path))
        .map(({ path, lifetime }) => ({
          path: replacePlace(path, example.boundaryId, place.boundaryId),
          lifetime,
        }));
    },
  };
}

const parseLifetime = (caching: string) =>
  Number((/s-maxage=(\d+)/.exec(caching) ?? /max-age=(\d+)/.exec(caching))?.[1] ?? 0);

const replacePlace = (request: string, from: number, to: number) =>
  from === COUNTRY
    ? request
    : request
        .replace(new RegExp(`(boundaryId=)${from}\\b`, "i"), `$1${to}`)
        .replace(new RegExp(`(/boundary/(?:geojson/|geomarker/|actionsGeomarker/)?)${from}\\b`), `$1${to}`);

/** Seeded random numbers by Tommy Ettinger's mulberry32. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
