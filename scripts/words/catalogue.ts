import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { english as help } from "../../api/lib/words/help/english.ts";
import { type Translated, translatedLanguages } from "../../api/lib/words/languages.ts";
import type { Text } from "../../api/lib/words/sayIn.ts";
import { english as survey } from "../../api/lib/words/survey/english.ts";
import { type PoEntry, readPo, writePo } from "./po.ts";

type Texts = Readonly<Record<string, Text>>;

export const AREAS: Readonly<Record<string, Texts>> = { help, survey };

/** Anything else is a draft. */
const Grade = z.union([
  z.strictObject({ english: z.string(), official: z.strictObject({ term: z.string(), source: z.string() }) }),
  z.strictObject({
    english: z.string(),
    text: z.string(),
    reviewed: z.strictObject({ by: z.string().min(1), on: z.iso.date() }),
  }),
]);
export type Grade = z.infer<typeof Grade>;
const Grades = z.record(z.string(), Grade);

export type State = "missing" | "draft" | "changed" | "official" | "reviewed";
export type Entry = PoEntry & { state: State; grade: Grade | undefined };
export type Catalogue = { area: string; language: Translated; entries: readonly Entry[] };

const FOLDER = join(import.meta.dirname, "../../api/lib/words");
export const poFile = (area: string, language: Translated) => join(FOLDER, area, `${language}.po`);
const gradesFile = (area: string, language: Translated) => join(FOLDER, area, `${language}.grades.json`);
const shownFile = (area: string) => join(FOLDER, area, "shown.json");

const formsOf = (text: Text): string[] => (typeof text === "string" ? [text] : [text.one, text.other]);
export const versionOf = (forms: readonly string[]): string =>
  createHash("sha256").update(forms.join("\n")).digest("hex").slice(0, 12);
const asJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

export const readCatalogues = (): Catalogue[] =>
  Object.keys(AREAS).flatMap((area) => translatedLanguages.map((language) => readCatalogue(area, language)));

export function readCatalogue(area: string, language: Translated): Catalogue {
  const file = poFile(area, language);
  const { entries } = existsSync(file) ? readPo(readFileSync(file, "utf8")) : { entries: [] };
  const graded = gradesFile(area, language);
  const grades = existsSync(graded) ? Grades.parse(JSON.parse(readFileSync(graded, "utf8"))) : {};
  return gradeCatalogue(area, language, AREAS[area] ?? {}, entries, grades);
}

export function gradeCatalogue(
  area: string,
  language: Translated,
  english: Texts,
  found: readonly PoEntry[],
  grades: Readonly<Record<string, Grade>>,
): Catalogue {
  const entries = Object.entries(english).map(([id, text]) => {
    const held = found.find((entry) => entry.id === id);
    const entry = { id, texts: held?.texts ?? [], isFuzzy: held?.isFuzzy ?? false, english: formsOf(text) };
    return { ...entry, state: stateOf(entry, grades[id]), grade: grades[id] };
  });
  return { area, language, entries };
}

function stateOf({ english, texts, isFuzzy }: PoEntry, grade: Grade | undefined): State {
  if (texts.length === 0) return "missing";
  if (grade === undefined) return "draft";
  if (isFuzzy || grade.english !== versionOf(english)) return "changed";
  if ("official" in grade) return "official";
  return grade.text === versionOf(texts) ? "reviewed" : "changed";
}

export const isShown = ({ state }: Entry): boolean => state === "official" || state === "reviewed";

export function shownOf(area: string, catalogues: readonly Catalogue[]): string {
  const ofArea = catalogues.filter((each) => each.area === area);
  const byLanguage = ofArea.map(({ language, entries }) => [
    language,
    Object.fromEntries(
      entries
        .filter(isShown)
        .map(({ id, texts: [one, other] }) => [id, other === undefined ? one : { one, other }]),
    ),
  ]);
  return asJson(Object.fromEntries(byLanguage));
}

export const readShown = (area: string): string => readFileSync(shownFile(area), "utf8");

export function writeShown(): void {
  const catalogues = readCatalogues();
  for (const area of Object.keys(AREAS)) writeFileSync(shownFile(area), shownOf(area, catalogues));
}

export const poOf = ({ area, language, entries }: Catalogue): string => writePo(area, language, entries);

export function writeCatalogue(catalogue: Catalogue): void {
  const { area, language, entries } = catalogue;
  writeFileSync(poFile(area, language), poOf(catalogue));
  const grades = entries.flatMap(({ id, grade }) => (grade === undefined ? [] : [[id, grade]]));
  writeFileSync(gradesFile(area, language), asJson(Object.fromEntries(grades)));
}
