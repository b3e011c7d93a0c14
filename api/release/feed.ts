import { escapeHtml } from "../lib/text/html.ts";
import type { Release } from "./contract.ts";

type Entry = Pick<Release, "releaseId" | "title" | "summary" | "isDemonstration"> & { publishedAt: Date };
type Feed = {
  title: string;
  /** Paths of the feed itself, and of the page that it is about. */
  self: string;
  page: string;
  origin: string;
  publisher: string | undefined;
};

const MAX_ENTRIES = 50;
const LONG_AGO = new Date("2020-01-01T00:00:00Z");

/** One would break the whole feed. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const NO_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

const element = (name: string, text: string) => `<${name}>${escapeHtml(text.replace(NO_XML, ""))}</${name}>`;

/** Atom (RFC 4287), the latest release first. */
export function feedOf(
  entries: readonly Entry[],
  { title, self, page: path, origin, publisher }: Feed,
): string {
  const page = origin + path;
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-ZA">',
    element("title", title),
    element("id", page),
    `<link rel="self" type="application/atom+xml" href="${escapeHtml(origin + self)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeHtml(page)}"/>`,
    element("updated", (entries[0]?.publishedAt ?? LONG_AGO).toISOString()),
    `<author>${element("name", publisher ?? "GBVF Dashboard")}</author>`,
    ...entries.slice(0, MAX_ENTRIES).map((entry) => entryOf(entry, { page, origin })),
    "</feed>",
    "",
  ].join("\n");
}

type Places = { page: string; origin: string };

function entryOf(
  { releaseId, title, summary, isDemonstration, publishedAt }: Entry,
  { page, origin }: Places,
): string {
  const releases = `${origin}/home/releases`;
  const address = `${releases}/${releaseId}`;
  const id = page === releases ? address : `${page}#release-${releaseId}`;
  const words = [...(isDemonstration ? ["Invented figures, for demonstration."] : []), ...summary];
  return [
    "<entry>",
    element("title", title),
    element("id", id),
    `<link rel="alternate" type="text/html" href="${escapeHtml(address)}"/>`,
    element("published", publishedAt.toISOString()),
    element("updated", publishedAt.toISOString()),
    element("summary", words.join(" ")),
    "</entry>",
  ].join("\n");
}
