import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import type { Knex } from "knex";
import Papa from "papaparse";
import { THEMES } from "../dashboard/themes.ts";
import { findBoundary } from "../geography/queries.ts";
import { route } from "../lib/http/route.ts";
import { counted } from "../lib/text/counted.ts";
import { escapeHtml } from "../lib/text/html.ts";
import { dayInSouthAfrica } from "../shared/quarters.ts";
import { getFeed, getRelease, getReleaseFile, getReleases, type Release } from "./contract.ts";
import { describeRelease, findRelease, findReleases, readRows } from "./queries.ts";
import { readFile } from "./releaseFiles.ts";

const decompress = promisify(brotliDecompress);
const MAX_RELEASES = 20;

type PlaceChange = { releaseId: number; publishedAt: Date; sentences: string[] };
type FileRow = { releaseId: number; componentId: number; publishedAt: Date; content: Uint8Array };
type Figures = { isInvented: boolean; values: ReadonlyMap<string, string> };

export async function findPlaceChanges(trx: Knex, boundaryId: number): Promise<PlaceChange[]> {
  // Omits themes with hidden groups: two versions of a group's figure would reveal an organisation.
  const visibleThemes = Object.values(THEMES).filter(({ measure }) => !measure.hidesGroups);
  const nameByTheme = new Map(visibleThemes.map(({ component }) => [component.componentId, component.name]));
  const latestReleaseIds: number[] = await trx("release")
    .orderBy("release_id", "desc")
    .limit(MAX_RELEASES)
    .pluck("release_id");
  const visibleFiles = () => trx("release_file as f").whereIn("f.component_id", [...nameByTheme.keys()]);
  const files: FileRow[] = await visibleFiles()
    .join("release as r", "r.release_id", "f.release_id")
    .whereIn("f.release_id", latestReleaseIds)
    .orderBy(["f.release_id", "f.component_id"])
    .select("f.*", "r.published_at");
  const earlierFiles: Pick<FileRow, "componentId" | "content">[] = await visibleFiles()
    .where("f.release_id", "<", latestReleaseIds.at(-1) ?? 0)
    .distinctOn("f.component_id")
    .orderBy([{ column: "f.component_id" }, { column: "f.release_id", order: "desc" }])
    .select("f.component_id", "f.content");
  const figuresBefore = new Map<number, Figures>();
  for (const { componentId, content } of earlierFiles)
    figuresBefore.set(componentId, getFigures(await decompress(content), boundaryId));
  const changes = new Map<number, PlaceChange>();
  for (const { releaseId, componentId, publishedAt, content } of files) {
    const figures = getFigures(await decompress(content), boundaryId);
    const sentences = describeChanges(
      nameByTheme.get(componentId) ?? "",
      figuresBefore.get(componentId),
      figures,
    );
    figuresBefore.set(componentId, figures);
    const change = changes.get(releaseId) ?? { releaseId, publishedAt, sentences: [] };
    change.sentences.push(...sentences);
    changes.set(releaseId, change);
  }
  return [...changes.values()].filter(({ sentences }) => sentences.length > 0).reverse();
}

/** `values` maps "measure, period" to figures. Parses only the place's lines, because a file has thousands. */
function getFigures(content: Buffer, boundaryId: number): Figures {
  const placeLines = content
    .toString()
    .split("\n")
    .filter((line) => line.startsWith(`${boundaryId},`))
    .join("\n");
  const rows = Papa.parse<string[]>(placeLines, { skipEmptyLines: true }).data;
  return {
    isInvented: rows.some((row) => row.at(-1) === "Yes"),
    values: new Map(
      rows.map(([, , , period = "", measure = "", figure = ""]) => [`${measure}, ${period}`, figure]),
    ),
  };
}

function describeChanges(name: string, before: Figures | undefined, now: Figures): string[] {
  const published = [...now.values].filter(([, figure]) => figure !== "");
  // Real figures that replace invented ones are published, not corrected.
  if (before === undefined || before.isInvented !== now.isInvented)
    return published.length === 0 ? [] : [`${name}: ${counted(published.length, "figure")} published.`];
  return published.flatMap(([title, figure]) => {
    const earlier = before.values.get(title) ?? "";
    if (earlier === figure) return [];
    return [
      earlier === "" ? `New: ${title}: ${figure}.` : `Changed: ${title}: ${figure}, before ${earlier}.`,
    ];
  });
}

type Entry = Pick<Release, "releaseId" | "title" | "summary" | "isDemonstration"> & { publishedAt: Date };
type Feed = {
  title: string;
  self: string;
  page: string;
  origin: string;
  publisher: string | undefined;
};

const MAX_ENTRIES = 50;
const FEED_START = new Date("2020-01-01T00:00:00Z");

/** XML does not allow these characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: it matches control characters in order to remove them
const INVALID_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

const renderElement = (name: string, text: string) =>
  `<${name}>${escapeHtml(text.replace(INVALID_IN_XML, ""))}</${name}>`;

/** Writes an Atom feed (RFC 4287), the latest entry first. */
export function renderFeed(
  entries: readonly Entry[],
  { title, self, page: path, origin, publisher }: Feed,
): string {
  const page = origin + path;
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-ZA">',
    renderElement("title", title),
    renderElement("id", page),
    `<link rel="self" type="application/atom+xml" href="${escapeHtml(origin + self)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeHtml(page)}"/>`,
    renderElement("updated", (entries[0]?.publishedAt ?? FEED_START).toISOString()),
    `<author>${renderElement("name", publisher ?? "GBVF Dashboard")}</author>`,
    ...entries.slice(0, MAX_ENTRIES).map((entry) => renderEntry(entry, { page, origin })),
    "</feed>",
    "",
  ].join("\n");
}

type FeedUrls = { page: string; origin: string };

function renderEntry(
  { releaseId, title, summary, isDemonstration, publishedAt }: Entry,
  { page, origin }: FeedUrls,
): string {
  const releases = `${origin}/home/releases`;
  const address = `${releases}/${releaseId}`;
  const id = page === releases ? address : `${page}#release-${releaseId}`;
  const lines = [...(isDemonstration ? ["Invented figures, for demonstration."] : []), ...summary];
  return [
    "<entry>",
    renderElement("title", title),
    renderElement("id", id),
    `<link rel="alternate" type="text/html" href="${escapeHtml(address)}"/>`,
    renderElement("published", publishedAt.toISOString()),
    renderElement("updated", publishedAt.toISOString()),
    renderElement("summary", lines.join(" ")),
    "</entry>",
  ].join("\n");
}

const FEED = {
  title: "GBVF Dashboard: releases and corrections",
  self: "/api/releases.atom",
  page: "/home/releases",
};

async function placeFeed(
  trx: Knex,
  boundaryId: number,
  releases: readonly Entry[],
  site: Pick<Feed, "origin" | "publisher">,
): Promise<string> {
  const { description: place } = await findBoundary(trx, boundaryId);
  const isDemonstration = new Map(releases.map((each) => [each.releaseId, each.isDemonstration]));
  const entries = (await findPlaceChanges(trx, boundaryId)).map(({ sentences, ...change }) => ({
    ...change,
    title: `${place}: figures of ${dayInSouthAfrica(change.publishedAt)}`,
    summary: sentences,
    isDemonstration: isDemonstration.get(change.releaseId) ?? false,
  }));
  return renderFeed(entries, {
    title: `GBVF Dashboard: what changed in ${place}`,
    self: `${FEED.self}?boundaryId=${boundaryId}`,
    page: `/home/place/${boundaryId}`,
    ...site,
  });
}

export const releaseRoutes = [
  route(getReleases, ({ trx }) => findReleases(trx)),
  route(getFeed, async ({ trx, env, query: { boundaryId } }) => {
    const releases = (await readRows(trx)).map((row) => ({
      ...describeRelease(row),
      publishedAt: row.publishedAt,
    }));
    const site = { origin: env.PUBLIC_ORIGIN, publisher: env.PUBLISHER };
    const text =
      boundaryId === undefined
        ? renderFeed(releases, { ...FEED, ...site })
        : await placeFeed(trx, boundaryId, releases, site);
    return { fileName: "releases.atom", bytes: Buffer.from(text) };
  }),
  route(getReleaseFile, ({ trx, params, today }) => readFile(trx, params, today)),
  route(getRelease, ({ trx, params, today }) => findRelease(trx, params.releaseId, today)),
];
