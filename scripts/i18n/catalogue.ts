import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Message } from "../../api/shared/i18n/createTranslator.ts";
import { messages as help } from "../../api/shared/i18n/help/messages.ts";
import { type Translated, translatedLanguages } from "../../api/shared/i18n/languages.ts";
import { messages as survey } from "../../api/shared/i18n/survey/messages.ts";
import { type PoEntry, readPo, writePo } from "./po.ts";

type Messages = Readonly<Record<string, Message>>;

export const AREAS: Readonly<Record<string, Messages>> = { help, survey };

/** Review of a text; a text without a review is a draft. */
const Review = z.union([
  z.strictObject({
    english: z.string(),
    official: z.strictObject({
      term: z.string(),
      source: z.string(),
      /** Why this term was chosen, if the source's row has several. */
      reason: z.string().optional(),
    }),
  }),
  z.strictObject({
    english: z.string(),
    text: z.string(),
    reviewed: z.strictObject({ by: z.string().min(1), on: z.iso.date() }),
  }),
]);
export type Review = z.infer<typeof Review>;
const Reviews = z.record(z.string(), Review);

export type ReviewStatus = "missing" | "draft" | "changed" | "official" | "reviewed";
export type Entry = PoEntry & { status: ReviewStatus; review: Review | undefined };
export type Catalogue = { area: string; language: Translated; entries: readonly Entry[] };

const FOLDER = join(import.meta.dirname, "../../api/shared/i18n");
export const getPoPath = (area: string, language: Translated) => join(FOLDER, area, `${language}.po`);
const getReviewPath = (area: string, language: Translated) => join(FOLDER, area, `${language}.review.json`);
const getPublishedPath = (area: string) => join(FOLDER, area, "published.json");

const getForms = (text: Message): string[] => (typeof text === "string" ? [text] : [text.one, text.other]);
export const getVersion = (forms: readonly string[]): string =>
  createHash("sha256").update(forms.join("\n")).digest("hex").slice(0, 12);
const formatJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

export const readCatalogues = (): Catalogue[] =>
  Object.keys(AREAS).flatMap((area) => translatedLanguages.map((language) => readCatalogue(area, language)));

export function readCatalogue(area: string, language: Translated): Catalogue {
  const file = getPoPath(area, language);
  const { entries } = existsSync(file) ? readPo(readFileSync(file, "utf8")) : { entries: [] };
  const reviewPath = getReviewPath(area, language);
  const reviews = existsSync(reviewPath) ? Reviews.parse(JSON.parse(readFileSync(reviewPath, "utf8"))) : {};
  return createCatalogue(area, language, AREAS[area] ?? {}, entries, reviews);
}

export function createCatalogue(
  area: string,
  language: Translated,
  english: Messages,
  poEntries: readonly PoEntry[],
  reviews: Readonly<Record<string, Review>>,
): Catalogue {
  const entries = Object.entries(english).map(([id, text]) => {
    const existing = poEntries.find((entry) => entry.id === id);
    const entry = {
      id,
      texts: existing?.texts ?? [],
      isFuzzy: existing?.isFuzzy ?? false,
      english: getForms(text),
    };
    return { ...entry, status: getStatus(entry, reviews[id]), review: reviews[id] };
  });
  return { area, language, entries };
}

function getStatus({ english, texts, isFuzzy }: PoEntry, review: Review | undefined): ReviewStatus {
  if (texts.length === 0) return "missing";
  if (review === undefined) return "draft";
  if (isFuzzy || review.english !== getVersion(english)) return "changed";
  if ("official" in review) return "official";
  return review.text === getVersion(texts) ? "reviewed" : "changed";
}

export const isPublished = ({ status }: Entry): boolean => status === "official" || status === "reviewed";

export function formatPublished(area: string, catalogues: readonly Catalogue[]): string {
  const areaCatalogues = catalogues.filter((each) => each.area === area);
  const byLanguage = areaCatalogues.map(({ language, entries }) => [
    language,
    Object.fromEntries(
      entries
        .filter(isPublished)
        .map(({ id, texts: [one, other] }) => [id, other === undefined ? one : { one, other }]),
    ),
  ]);
  return formatJson(Object.fromEntries(byLanguage));
}

export const readPublished = (area: string): string => readFileSync(getPublishedPath(area), "utf8");

export function writePublished(): void {
  const catalogues = readCatalogues();
  for (const area of Object.keys(AREAS))
    writeFileSync(getPublishedPath(area), formatPublished(area, catalogues));
}

export const formatPo = ({ area, language, entries }: Catalogue): string => writePo(area, language, entries);

export function writeCatalogue(catalogue: Catalogue): void {
  const { area, language, entries } = catalogue;
  writeFileSync(getPoPath(area, language), formatPo(catalogue));
  const reviews = entries.flatMap(({ id, review }) => (review === undefined ? [] : [[id, review]]));
  writeFileSync(getReviewPath(area, language), formatJson(Object.fromEntries(reviews)));
}
