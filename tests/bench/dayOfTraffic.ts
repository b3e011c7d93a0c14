import { setTimeout as delay } from "node:timers/promises";
import { COUNTRY } from "@gbvf/api/shared/figures/boundaryTypes.ts";
import type { Browser } from "playwright-core";
import { NO_FILTERS } from "../../app/lib/address/filters.ts";
import { getScreenUrl, type Screen } from "../../app/lib/address/paths.ts";

export type Place = { boundaryId: number; boundaryTypeId: number };

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
export const HOURS = [1, 3, 7.5, 7, 4.5, 2];

/** `lifetime` is the time in a shared cache, in seconds. */
export type VisitRequest = { path: string; lifetime: number };
type Recording = (Place & { requests: VisitRequest[] })[];
export type Visits = { next: () => VisitRequest[] };

export async function recordVisits(
  browser: Browser,
  url: string,
  examples: readonly Place[],
): Promise<Recording[]> {
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

export function drawVisits(recordings: readonly Recording[], places: readonly Place[]): Visits {
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
