import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Papa from "papaparse";
import { expect, test } from "vitest";
import {
  AREAS,
  type Catalogue,
  createCatalogue,
  formatPo,
  formatPublished,
  getPoPath,
  getVersion,
  isPublished,
  type Review,
  readCatalogues,
  readPublished,
} from "./catalogue.ts";
import { findErrors, type OfficialRow } from "./findErrors.ts";
import { type PoEntry, readPo, writePo } from "./po.ts";

const file = new URL("../../api/reference/official_words.csv", import.meta.url);
const rows = Papa.parse<OfficialRow>(readFileSync(file, "utf8"), { header: true }).data;

const english = {
  back: "Back",
  wait: "Wait 5 minutes, {name}, and try again.",
  crime: "Crime in {place}",
  left: { one: "{count} question is left", other: "{count} questions are left" },
};
const createEntry = (id: string, ...texts: string[]): PoEntry => ({ id, english: [], texts, isFuzzy: false });
const catalogueOf = (entry: PoEntry, reviews: Record<string, Review> = {}, language: "zu" | "xh" = "zu") =>
  createCatalogue("help", language, english, [entry], reviews);
const findErrorsIn = (...catalogues: Catalogue[]) => findErrors(catalogues, rows);
const createReview = (source: string, text: string): Review => ({
  english: getVersion([source]),
  text: getVersion([text]),
  reviewed: { by: "A language body", on: "2026-11-25" },
});
const getStatus = (catalogue: Catalogue, id: string) =>
  catalogue.entries.find((entry) => entry.id === id)?.status;

test("the catalogues have no errors, and published.json has their published texts", () => {
  const catalogues = readCatalogues();
  expect(findErrors(catalogues, rows)).toEqual([]);
  for (const area of Object.keys(AREAS)) expect(readPublished(area)).toBe(formatPublished(area, catalogues));
});

test("every translation file has all texts with their English", () => {
  for (const catalogue of readCatalogues())
    expect(readFileSync(getPoPath(catalogue.area, catalogue.language), "utf8")).toBe(formatPo(catalogue));
});

test.each([
  [
    "another placeholder",
    createEntry("wait", "Linda imizuzu engu-5, {igama}, bese uzama futhi."),
    "has other placeholders",
  ],
  [
    "another number",
    createEntry("wait", "Linda imizuzu engu-15, {name}, bese uzama futhi."),
    "has other numbers",
  ],
  ["the English text", createEntry("wait", english.wait), "is the English text"],
  ["half of a sentence", createEntry("wait", "5 {name}"), "times the length of the English"],
  ["a sentence too much", createEntry("back", "Emuva emuva emuva"), "times the length of the English"],
  [
    "a place inside a sentence",
    createEntry("crime", "Ubugebengu e{place}"),
    "name of a place inside a sentence",
  ],
  ["one form of a plural", createEntry("left", "Kusele umbuzo {count}"), "needs 2 forms and has 1"],
])("findErrors reports %s", (_what, entry, error) => {
  expect(findErrorsIn(catalogueOf(entry))).toEqual([expect.stringContaining(error)]);
});

test("a place's name may follow a colon", () => {
  expect(findErrorsIn(catalogueOf(createEntry("crime", "Ubugebengu: {place}")))).toEqual([]);
});

test("findErrors reports a long text that two languages share, for both", () => {
  const text = "Linda imizuzu engu-5, {name}, bese uzama futhi.";
  const findings = findErrorsIn(
    catalogueOf(createEntry("wait", text)),
    catalogueOf(createEntry("wait", text), {}, "xh"),
  );
  expect(findings).toEqual([
    "help, zu: “wait” has the same text in xh",
    "help, xh: “wait” has the same text in zu",
  ]);
});

test("an official word must be a word of its row, and not a stem", () => {
  const source =
    "MomConnect and TB check, National Department of Health (praekeltfoundation/ndoh-jsbox, BSD-3)";
  const official = (term: string, from = source): Record<string, Review> => ({
    back: { english: getVersion(["Back"]), official: { term, source: from } },
  });
  expect(findErrorsIn(catalogueOf(createEntry("back", "Emuva"), official("Back")))).toEqual([]);
  expect(findErrorsIn(catalogueOf(createEntry("back", "Phuma"), official("Back")))).toHaveLength(1);
  const shelter = "Department of Sport, Arts and Culture, term list Life Orientation, row 859";
  expect(
    findErrorsIn(catalogueOf(createEntry("back", "Ikhusi"), official("shelter", shelter), "xh")),
  ).toEqual(["help, xh: “back” is one of several words, and no reason is given"]);
  const rape = "Department of Sport, Arts and Culture, term list HIV and AIDS, row 413";
  expect(findErrorsIn(catalogueOf(createEntry("back", "-dlwengula"), official("rape", rape)))).toHaveLength(
    1,
  );
});

test("a text is published only if its review matches the current text and the current English", () => {
  const text = "Linda imizuzu engu-5, {name}, bese uzama futhi.";
  const readStatus = (entry: PoEntry, review?: Review) =>
    getStatus(catalogueOf(entry, review && { wait: review }), "wait");
  expect(readStatus(createEntry("wait", text))).toBe("draft");
  expect(readStatus(createEntry("wait", text), createReview(english.wait, text))).toBe("reviewed");
  expect(readStatus(createEntry("wait", text), createReview("Wait 5 minutes, {name}.", text))).toBe(
    "changed",
  );
  expect(readStatus(createEntry("wait", `${text} `), createReview(english.wait, text))).toBe("changed");
  expect(readStatus({ ...createEntry("wait", text), isFuzzy: true }, createReview(english.wait, text))).toBe(
    "changed",
  );
  expect(readStatus(createEntry("other", text))).toBe("missing");
  const draft = catalogueOf(createEntry("wait", text));
  expect(draft.entries.filter(isPublished)).toEqual([]);
  expect(JSON.parse(formatPublished("help", [draft]))).toEqual({ zu: {} });
});

test("a file keeps its entries when it is written, rewrapped by translators' tools and read", () => {
  const entries: PoEntry[] = [
    { id: "left", english: ["{count} question", "{count} questions"], texts: ["a", "b"], isFuzzy: true },
    { id: "back", english: ['A “word”, a "word"\nand a line'], texts: [], isFuzzy: false },
  ];
  const poText = writePo("help", "zu", entries);
  const { header, entries: read } = readPo(poText);
  expect([header.get("Project-Id-Version"), header.get("Language")]).toEqual(["help", "zu"]);
  expect(read).toEqual(entries);
  const fromWeblate = `# Translators\n${poText.replace('msgstr[0] "a"', 'msgstr[0] ""\n"a"')}\n#~ msgid "old"\n`;
  expect(readPo(fromWeblate).entries).toEqual(entries);
});

test("export writes a file for each area with all its texts", () => {
  const folder = mkdtempSync(join(tmpdir(), "gbvf-i18n-"));
  execFileSync(process.execPath, [join(import.meta.dirname, "i18n.ts"), "export", "af", folder]);
  for (const area of Object.keys(AREAS)) {
    const { header, entries } = readPo(readFileSync(join(folder, `${area}.af.po`), "utf8"));
    expect([header.get("Language"), entries.map(({ id }) => id)]).toEqual([
      "af",
      Object.keys(AREAS[area] ?? {}),
    ]);
  }
  rmSync(folder, { recursive: true });
});
