import { findBoundary } from "../geography/queries.ts";
import { route } from "../lib/http/route.ts";
import { dayInSouthAfrica } from "../shared/quarters.ts";
import { getFeed, getPlaceFeed, getRelease, getReleaseFile, getReleases } from "./contract.ts";
import { feedOf } from "./feed.ts";
import { findPlaceChanges } from "./placeChanges.ts";
import { describe, findRelease, findReleases, readRows } from "./queries.ts";
import { readFile } from "./releaseFiles.ts";

export const releaseRoutes = [
  route(getReleases, ({ trx }) => findReleases(trx)),
  route(getFeed, async ({ trx, env }) => {
    const entries = (await readRows(trx)).map((row) => ({ ...describe(row), publishedAt: row.publishedAt }));
    const text = feedOf(entries, {
      title: "GBVF Dashboard: releases and corrections",
      self: "/api/releases.atom",
      page: "/home/releases",
      origin: env.PUBLIC_ORIGIN,
      publisher: env.PUBLISHER,
    });
    return { fileName: "releases.atom", bytes: Buffer.from(text) };
  }),
  route(getPlaceFeed, async ({ trx, env, params: { boundaryId } }) => {
    const { description: place } = await findBoundary(trx, boundaryId);
    const isDemonstration = new Map(
      (await readRows(trx)).map(describe).map((each) => [each.releaseId, each.isDemonstration]),
    );
    const entries = (await findPlaceChanges(trx, boundaryId)).map(({ sentences, ...change }) => ({
      ...change,
      title: `${place}: figures of ${dayInSouthAfrica(change.publishedAt)}`,
      summary: sentences,
      isDemonstration: isDemonstration.get(change.releaseId) ?? false,
    }));
    const text = feedOf(entries, {
      title: `GBVF Dashboard: what changed in ${place}`,
      self: `/api/places/${boundaryId}/releases.atom`,
      page: `/home/place/${boundaryId}`,
      origin: env.PUBLIC_ORIGIN,
      publisher: env.PUBLISHER,
    });
    return { fileName: "place.atom", bytes: Buffer.from(text) };
  }),
  route(getReleaseFile, ({ trx, params, today }) => readFile(trx, params, today)),
  route(getRelease, ({ trx, params, today }) => findRelease(trx, params.releaseId, today)),
];
