import { readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import Papa from "papaparse";
import { isLanguage, LANGUAGES, type Translated } from "../../api/lib/words/languages.ts";
import {
  AREAS,
  type Catalogue,
  readCatalogue,
  readCatalogues,
  type State,
  versionOf,
  writeCatalogue,
  writeShown,
} from "./catalogue.ts";
import { readPo, writePo } from "./po.ts";
import { type OfficialRow, problemsOf } from "./problemsOf.ts";

/**
 * npm run words -- [export LANGUAGE FOLDER | import FILE… | review AREA LANGUAGE --by BODY --on
 * DAY [ID…]]
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { by: { type: "string" }, on: { type: "string" } },
});
const [command, ...rest] = positionals;

if (command === "export") exportTexts(rest);
else if (command === "import") importTexts(rest);
else if (command === "review") recordReview(rest);
else if (command !== undefined) fail("Usage: npm run words -- [export | import | review]");
if (command !== "export") {
  readCatalogues().forEach(writeCatalogue);
  writeShown();
  print();
}

function exportTexts([language, folder]: readonly string[]): void {
  const asked = translated(language);
  for (const area of Object.keys(AREAS)) {
    const file = join(folder ?? fail("Name the folder."), `${area}.${asked}.po`);
    writeFileSync(file, writePo(area, asked, readCatalogue(area, asked).entries.map(asDraft)));
    console.log(file);
  }
}

/** Translators' tools show drafts as fuzzy. */
function asDraft(entry: Catalogue["entries"][number]) {
  return { ...entry, isFuzzy: entry.state === "draft" || entry.state === "changed" };
}

/** A changed text no longer matches its review. */
function importTexts(files: readonly string[]): void {
  for (const file of files) {
    const { header, entries } = readPo(readFileSync(file, "utf8"));
    // Some tools write their own name into the header.
    const names = [header.get("Project-Id-Version") ?? "", ...basename(file).split(/[.-]/)];
    const area =
      names.find((name) => AREAS[name] !== undefined) ?? fail(`Of which area is ${basename(file)}?`);
    const catalogue = readCatalogue(area, translated(header.get("Language")));
    writeCatalogue({
      ...catalogue,
      entries: catalogue.entries.map((entry) => {
        const { texts, isFuzzy } = entries.find(({ id }) => id === entry.id) ?? entry;
        return { ...entry, texts, isFuzzy };
      }),
    });
  }
}

/** Official words need no review. */
function recordReview([area = "", language, ...ids]: readonly string[]): void {
  const { by, on } = values;
  if (by === undefined || on === undefined || AREAS[area] === undefined)
    fail("Usage: npm run words -- review AREA LANGUAGE --by BODY --on DAY [ID…]");
  const unknown = ids.filter((id) => AREAS[area]?.[id] === undefined);
  if (unknown.length > 0) fail(`There is no text ${unknown.join(", ")}.`);
  const catalogue = readCatalogue(area, translated(language));
  writeCatalogue({
    ...catalogue,
    entries: catalogue.entries.map((entry) => {
      const isMeant = ids.length === 0 ? entry.state !== "official" : ids.includes(entry.id);
      if (!isMeant || entry.texts.length === 0) return entry;
      const version = { english: versionOf(entry.english), text: versionOf(entry.texts) };
      return { ...entry, isFuzzy: false, grade: { ...version, reviewed: { by, on } } };
    }),
  });
}

function print(): void {
  const catalogues = readCatalogues();
  const states: readonly State[] = ["official", "reviewed", "changed", "draft", "missing"];
  const count = ({ entries }: Catalogue, state: State) =>
    entries.filter((each) => each.state === state).length;
  console.table(
    catalogues.map((catalogue) => ({
      area: catalogue.area,
      language: LANGUAGES[catalogue.language],
      ...Object.fromEntries(states.map((state) => [state, count(catalogue, state)])),
    })),
  );
  const file = new URL("../../api/reference/official_words.csv", import.meta.url);
  const { data } = Papa.parse<OfficialRow>(readFileSync(file, "utf8"), { header: true });
  const problems = problemsOf(catalogues, data);
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

function translated(code: string | undefined): Translated {
  if (code === undefined || !isLanguage(code) || code === "en") return fail(`No language is “${code}”.`);
  return code;
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
