import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import * as chartModule from "../../api/lib/words/chart/english.ts";
import { type DraftLanguage, draftLanguages } from "../../api/lib/words/drafts.ts";
import { english as help } from "../../api/lib/words/help/english.ts";
import * as home from "../../api/lib/words/home/english.ts";
import { type Translated, translatedLanguages } from "../../api/lib/words/languages.ts";
import * as map from "../../api/lib/words/map/english.ts";
import * as methods from "../../api/lib/words/methods/english.ts";
import type { Text } from "../../api/lib/words/sayIn.ts";
import { english as survey } from "../../api/lib/words/survey/english.ts";
import { MONTHS } from "../../api/lib/words/writeDayIn.ts";
import { type PoEntry, readPo, writePo } from "./po.ts";
import { writtenTexts } from "./writtenTexts.ts";

type Texts = Readonly<Record<string, Text>>;

const { ofFigures, ...chart } = chartModule;
const PUBLIC: Readonly<Record<string, Texts>> = { help, survey };
const NAMED: Readonly<Record<string, Texts>> = {
  home: byName(home),
  map: byName(map),
  chart: byName({ ...chart, ...ofFigures }),
  methods: byName(methods),
};
/** What the sources say without a name; the text is its own. */
const PARTS = "parts";
const DRAFTED: Readonly<Record<string, Texts>> = { ...NAMED, [PARTS]: writtenElsewhere() };
export const AREAS: Readonly<Record<string, Texts>> = { ...PUBLIC, ...DRAFTED };

/** Not every engine keeps the order of what a module exports. */
function byName(texts: Texts): Texts {
  return Object.fromEntries(Object.entries(texts).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function writtenElsewhere(): Texts {
  const named = new Set(Object.values(NAMED).flatMap((texts) => Object.values(texts).map(keyOf)));
  return byName(Object.fromEntries(Object.entries(writtenTexts()).filter(([id]) => !named.has(id))));
}

function keyOf(text: Text): string {
  return typeof text === "string" ? text : text.other;
}

export const isDrafted = (area: string): boolean => DRAFTED[area] !== undefined;

export const languagesOf = (area: string): readonly Translated[] =>
  isDrafted(area) ? draftLanguages : translatedLanguages;

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
  Object.keys(AREAS).flatMap((area) => languagesOf(area).map((language) => readCatalogue(area, language)));

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

export const publicAreas = Object.keys(PUBLIC);

export const readShown = (area: string): string => readFileSync(shownFile(area), "utf8");

export function writeShown(): void {
  const catalogues = readCatalogues();
  for (const area of publicAreas) writeFileSync(shownFile(area), shownOf(area, catalogues));
  for (const language of draftLanguages) writeFileSync(draftFile(language), draftsOf(language, catalogues));
}

const draftFile = (language: DraftLanguage) => join(FOLDER, "drafts", `${language}.json`);

/** By their English, since the app has no names of texts. */
export function draftsOf(language: DraftLanguage, catalogues: readonly Catalogue[]): string {
  const entries = catalogues
    .filter((each) => each.language === language && isDrafted(each.area))
    .flatMap(({ entries }) => entries.filter(({ texts }) => texts.length > 0));
  const texts = entries.map(({ english, texts: [one, other] }) => [
    english.at(-1),
    other === undefined ? one : { one, other },
  ]);
  const parts = catalogues.find((each) => each.area === PARTS && each.language === language);
  const hasParts = parts?.entries.every((entry) => entry.texts.length > 0);
  return asJson({ texts: Object.fromEntries(texts), months: MONTHS[language], hasParts });
}

export const readDrafts = (language: DraftLanguage): string => readFileSync(draftFile(language), "utf8");

export const poOf = ({ area, language, entries }: Catalogue): string => writePo(area, language, entries);

export function writeCatalogue(catalogue: Catalogue): void {
  const { area, language, entries } = catalogue;
  writeFileSync(poFile(area, language), poOf(catalogue));
  const grades = entries.flatMap(({ id, grade }) => (grade === undefined ? [] : [[id, grade]]));
  writeFileSync(gradesFile(area, language), asJson(Object.fromEntries(grades)));
}
