import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Papa from "papaparse";
import { expect, test } from "vitest";
import {
  AREAS,
  type Catalogue,
  formatPo,
  formatPublished,
  getVersion,
  isPublished,
  poFile,
  type Review,
  readCatalogues,
  readPublished,
  withReviews,
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
const po = (id: string, ...texts: string[]): PoEntry => ({ id, english: [], texts, isFuzzy: false });
const reviewed = (entry: PoEntry, reviews: Record<string, Review> = {}, language: "zu" | "xh" = "zu") =>
  withReviews("help", language, english, [entry], reviews);
const findErrorsIn = (...catalogues: Catalogue[]) => findErrors(catalogues, rows);
const getReview = (source: string, text: string): Review => ({
  english: getVersion([source]),
  text: getVersion([text]),
  reviewed: { by: "A language body", on: "2026-11-25" },
});
const getStatus = (catalogue: Catalogue, id: string) =>
  catalogue.entries.find((entry) => entry.id === id)?.status;

test("the catalogues have nothing that is forbidden, and the pages show what they have", () => {
  const catalogues = readCatalogues();
  expect(findErrors(catalogues, rows)).toEqual([]);
  for (const area of Object.keys(AREAS)) expect(readPublished(area)).toBe(formatPublished(area, catalogues));
});

test("every file has every text with its English, for those who translate it without this project", () => {
  for (const catalogue of readCatalogues())
    expect(readFileSync(poFile(catalogue.area, catalogue.language), "utf8")).toBe(formatPo(catalogue));
});

test.each([
  [
    "another placeholder",
    po("wait", "Linda imizuzu engu-5, {igama}, bese uzama futhi."),
    "has other placeholders",
  ],
  ["another number", po("wait", "Linda imizuzu engu-15, {name}, bese uzama futhi."), "has other numbers"],
  ["the English text", po("wait", english.wait), "is the English text"],
  ["half of a sentence", po("wait", "5 {name}"), "times the length of the English"],
  ["a sentence too much", po("back", "Emuva emuva emuva"), "times the length of the English"],
  ["a place inside a sentence", po("crime", "Ubugebengu e{place}"), "name of a place inside a sentence"],
  ["one form of a plural", po("left", "Kusele umbuzo {count}"), "needs 2 forms and has 1"],
])("%s is found", (_what, entry, error) => {
  expect(findErrorsIn(reviewed(entry))).toEqual([expect.stringContaining(error)]);
});

test("the name of a place may follow a colon", () => {
  expect(findErrorsIn(reviewed(po("crime", "Ubugebengu: {place}")))).toEqual([]);
});

test("a long text that two languages share is found in both", () => {
  const text = "Linda imizuzu engu-5, {name}, bese uzama futhi.";
  const findings = findErrorsIn(reviewed(po("wait", text)), reviewed(po("wait", text), {}, "xh"));
  expect(findings).toEqual([
    "help, zu: “wait” has the same text in xh",
    "help, xh: “wait” has the same text in zu",
  ]);
});

test("an official word is one of its row, and no stem", () => {
  const source =
    "MomConnect and TB check, National Department of Health (praekeltfoundation/ndoh-jsbox, BSD-3)";
  const official = (term: string, from = source): Record<string, Review> => ({
    back: { english: getVersion(["Back"]), official: { term, source: from } },
  });
  expect(findErrorsIn(reviewed(po("back", "Emuva"), official("Back")))).toEqual([]);
  expect(findErrorsIn(reviewed(po("back", "Phuma"), official("Back")))).toHaveLength(1);
  const shelter = "Department of Sport, Arts and Culture, term list Life Orientation, row 859";
  expect(findErrorsIn(reviewed(po("back", "Ikhusi"), official("shelter", shelter), "xh"))).toEqual([
    "help, xh: “back” is one of several words, and no reason is given",
  ]);
  const rape = "Department of Sport, Arts and Culture, term list HIV and AIDS, row 413";
  expect(findErrorsIn(reviewed(po("back", "-dlwengula"), official("rape", rape)))).toHaveLength(1);
});

test("only what was reviewed as it is, of the English as it is, is shown", () => {
  const text = "Linda imizuzu engu-5, {name}, bese uzama futhi.";
  const status = (entry: PoEntry, review?: Review) =>
    getStatus(reviewed(entry, review && { wait: review }), "wait");
  expect(status(po("wait", text))).toBe("draft");
  expect(status(po("wait", text), getReview(english.wait, text))).toBe("reviewed");
  expect(status(po("wait", text), getReview("Wait 5 minutes, {name}.", text))).toBe("changed");
  expect(status(po("wait", `${text} `), getReview(english.wait, text))).toBe("changed");
  expect(status({ ...po("wait", text), isFuzzy: true }, getReview(english.wait, text))).toBe("changed");
  expect(status(po("other", text))).toBe("missing");
  const draft = reviewed(po("wait", text));
  expect(draft.entries.filter(isPublished)).toEqual([]);
  expect(JSON.parse(formatPublished("help", [draft]))).toEqual({ zu: {} });
});

test("a file comes back from translators' tools as it went, however they break its lines", () => {
  const entries: PoEntry[] = [
    { id: "left", english: ["{count} question", "{count} questions"], texts: ["a", "b"], isFuzzy: true },
    { id: "back", english: ['A “word”, a "word"\nand a line'], texts: [], isFuzzy: false },
  ];
  const po = writePo("help", "zu", entries);
  const { header, entries: read } = readPo(po);
  expect([header.get("Project-Id-Version"), header.get("Language")]).toEqual(["help", "zu"]);
  expect(read).toEqual(entries);
  const fromWeblate = `# Translators\n${po.replace('msgstr[0] "a"', 'msgstr[0] ""\n"a"')}\n#~ msgid "old"\n`;
  expect(readPo(fromWeblate).entries).toEqual(entries);
});

test("what is given to translators has each area's texts in their language", () => {
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
