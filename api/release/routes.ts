import { route } from "../lib/http/route.ts";
import { getFeed, getRelease, getReleaseFile, getReleases } from "./contract.ts";
import { feedOf } from "./feed.ts";
import { describe, findRelease, findReleases, readRows } from "./queries.ts";
import { readFile } from "./releaseFiles.ts";

export const releaseRoutes = [
  route(getReleases, ({ trx }) => findReleases(trx)),
  route(getFeed, async ({ trx, env }) => {
    const entries = (await readRows(trx)).map((row) => ({ ...describe(row), publishedAt: row.publishedAt }));
    const text = feedOf(entries, { origin: env.PUBLIC_ORIGIN, publisher: env.PUBLISHER });
    return { fileName: "releases.atom", bytes: Buffer.from(text) };
  }),
  route(getReleaseFile, ({ trx, params, today }) => readFile(trx, params, today)),
  route(getRelease, ({ trx, params, today }) => findRelease(trx, params.releaseId, today)),
];
