import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Papa from "papaparse";
import { expect, test } from "vitest";
import {
  AREAS,
  type Catalogue,
  type Grade,
  gradeCatalogue,
  isShown,
  poFile,
  poOf,
  readCatalogues,
  readShown,
  shownOf,
  versionOf,
} from "./catalogue.ts";
import { type PoEntry, readPo, writePo } from "./po.ts";
import { type OfficialRow, problemsOf } from "./problemsOf.ts";

const file = new URL("../../api/reference/official_words.csv", import.meta.url);
const rows = Papa.parse<OfficialRow>(readFileSync(file, "utf8"), { header: true }).data;

const english = {
  back: "Back",
  wait: "Wait 5 minutes, {name}, and try again.",
  crime: "Crime in {place}",
  left: { one: "{count} question is left", other: "{count} questions are left" },
};
const po = (id: string, ...texts: string[]): PoEntry => ({ id, english: [], texts, isFuzzy: false });
const graded = (entry: PoEntry, grades: Record<string, Grade> = {}, language: "zu" | "xh" = "zu") =>
  gradeCatalogue("help", language, english, [entry], grades);
const problemsWith = (...catalogues: Catalogue[]) => problemsOf(catalogues, rows);
const reviewOf = (source: string, text: string): Grade => ({
  english: versionOf([source]),
  text: versionOf([text]),
  reviewed: { by: "A language body", on: "2026-11-25" },
});
const stateOf = (catalogue: Catalogue, id: string) =>
  catalogue.entries.find((entry) => entry.id === id)?.state;

test("the catalogues have nothing that is forbidden, and the pages show what they have", () => {
  const catalogues = readCatalogues();
  expect(problemsOf(catalogues, rows)).toEqual([]);
  for (const area of Object.keys(AREAS)) expect(readShown(area)).toBe(shownOf(area, catalogues));
});

test("every file has every text with its English, for those who translate it without this project", () => {
  for (const catalogue of readCatalogues())
    expect(readFileSync(poFile(catalogue.area, catalogue.language), "utf8")).toBe(poOf(catalogue));
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
])("%s is found", (_what, entry, problem) => {
  expect(problemsWith(graded(entry))).toEqual([expect.stringContaining(problem)]);
});

test("the name of a place may follow a colon", () => {
  expect(problemsWith(graded(po("crime", "Ubugebengu: {place}")))).toEqual([]);
});

test("a long text that two languages share is found in both", () => {
  const text = "Linda imizuzu engu-5, {name}, bese uzama futhi.";
  const found = problemsWith(graded(po("wait", text)), graded(po("wait", text), {}, "xh"));
  expect(found).toEqual([
    "help, zu: “wait” has the same text in xh",
    "help, xh: “wait” has the same text in zu",
  ]);
});

test("an official word is one of its row, and no stem", () => {
  const source =
    "MomConnect and TB check, National Department of Health (praekeltfoundation/ndoh-jsbox, BSD-3)";
  const official = (term: string, from = source): Record<string, Grade> => ({
    back: { english: versionOf(["Back"]), official: { term, source: from } },
  });
  expect(problemsWith(graded(po("back", "Emuva"), official("Back")))).toEqual([]);
  expect(problemsWith(graded(po("back", "Phuma"), official("Back")))).toHaveLength(1);
  const rape = "Department of Sport, Arts and Culture, term list HIV and AIDS, row 413";
  expect(problemsWith(graded(po("back", "-dlwengula"), official("rape", rape)))).toHaveLength(1);
});

test("only what was reviewed as it is, of the English as it is, is shown", () => {
  const text = "Linda imizuzu engu-5, {name}, bese uzama futhi.";
  const state = (entry: PoEntry, grade?: Grade) => stateOf(graded(entry, grade && { wait: grade }), "wait");
  expect(state(po("wait", text))).toBe("draft");
  expect(state(po("wait", text), reviewOf(english.wait, text))).toBe("reviewed");
  expect(state(po("wait", text), reviewOf("Wait 5 minutes, {name}.", text))).toBe("changed");
  expect(state(po("wait", `${text} `), reviewOf(english.wait, text))).toBe("changed");
  expect(state({ ...po("wait", text), isFuzzy: true }, reviewOf(english.wait, text))).toBe("changed");
  expect(state(po("other", text))).toBe("missing");
  const draft = graded(po("wait", text));
  expect(draft.entries.filter(isShown)).toEqual([]);
  expect(JSON.parse(shownOf("help", [draft]))).toEqual({ zu: {} });
});

test("a file comes back from translators' tools as it went, however they break its lines", () => {
  const entries: PoEntry[] = [
    { id: "left", english: ["{count} question", "{count} questions"], texts: ["a", "b"], isFuzzy: true },
    { id: "back", english: ['A “word”, a "word"\nand a line'], texts: [], isFuzzy: false },
  ];
  const written = writePo("help", "zu", entries);
  const { header, entries: read } = readPo(written);
  expect([header.get("Project-Id-Version"), header.get("Language")]).toEqual(["help", "zu"]);
  expect(read).toEqual(entries);
  const fromWeblate = `# Translators\n${written.replace('msgstr[0] "a"', 'msgstr[0] ""\n"a"')}\n#~ msgid "old"\n`;
  expect(readPo(fromWeblate).entries).toEqual(entries);
});

test("what is given to translators has each area's texts in their language", () => {
  const folder = mkdtempSync(join(tmpdir(), "gbvf-words-"));
  execFileSync(process.execPath, [join(import.meta.dirname, "words.ts"), "export", "af", folder]);
  for (const area of Object.keys(AREAS)) {
    const { header, entries } = readPo(readFileSync(join(folder, `${area}.af.po`), "utf8"));
    expect([header.get("Language"), entries.map(({ id }) => id)]).toEqual([
      "af",
      Object.keys(AREAS[area] ?? {}),
    ]);
  }
  rmSync(folder, { recursive: true });
});
