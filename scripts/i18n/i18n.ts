import { readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import Papa from "papaparse";
import { isLanguage, LANGUAGES, type Translated } from "../../api/shared/i18n/languages.ts";
import {
  AREAS,
  type Catalogue,
  getVersion,
  type ReviewStatus,
  readCatalogue,
  readCatalogues,
  writeCatalogue,
  writePublished,
} from "./catalogue.ts";
import { findErrors, type OfficialRow } from "./findErrors.ts";
import { readPo, writePo } from "./po.ts";

/**
 * npm run i18n -- [export LANGUAGE FOLDER | import FILE… | review AREA LANGUAGE --by BODY --on
 * DAY [ID…]]
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { by: { type: "string" }, on: { type: "string" } },
});
const [command, ...commandArgs] = positionals;

if (command === "export") exportMessages(commandArgs);
else if (command === "import") importMessages(commandArgs);
else if (command === "review") recordReview(commandArgs);
else if (command !== undefined) fail("Usage: npm run i18n -- [export | import | review]");
if (command !== "export") {
  readCatalogues().forEach(writeCatalogue);
  writePublished();
  printStatuses();
}

function exportMessages([code, folder]: readonly string[]): void {
  const language = parseLanguage(code);
  for (const area of Object.keys(AREAS)) {
    const file = join(folder ?? fail("The folder is missing."), `${area}.${language}.po`);
    writeFileSync(file, writePo(area, language, readCatalogue(area, language).entries.map(markDraftFuzzy)));
    console.log(file);
  }
}

/** Marks drafts as fuzzy, as translators' tools expect. */
function markDraftFuzzy(entry: Catalogue["entries"][number]) {
  return { ...entry, isFuzzy: entry.status === "draft" || entry.status === "changed" };
}

/** Imports translated texts. A changed text no longer matches its review and needs another. */
function importMessages(files: readonly string[]): void {
  for (const file of files) {
    const { header, entries } = readPo(readFileSync(file, "utf8"));
    // The file's name is a fallback, because some tools write their own name into the header.
    const names = [header.get("Project-Id-Version") ?? "", ...basename(file).split(/[.-]/)];
    const area =
      names.find((name) => AREAS[name] !== undefined) ?? fail(`The area of ${basename(file)} is not known.`);
    const catalogue = readCatalogue(area, parseLanguage(header.get("Language")));
    writeCatalogue({
      ...catalogue,
      entries: catalogue.entries.map((entry) => {
        const { texts, isFuzzy } = entries.find(({ id }) => id === entry.id) ?? entry;
        return { ...entry, texts, isFuzzy };
      }),
    });
  }
}

/** Records who reviewed which texts. Official terms need no review. */
function recordReview([area = "", language, ...ids]: readonly string[]): void {
  const { by, on } = values;
  if (by === undefined || on === undefined || AREAS[area] === undefined)
    fail("Usage: npm run i18n -- review AREA LANGUAGE --by BODY --on DAY [ID…]");
  const unknownIds = ids.filter((id) => AREAS[area]?.[id] === undefined);
  if (unknownIds.length > 0) fail(`There is no text ${unknownIds.join(", ")}.`);
  const catalogue = readCatalogue(area, parseLanguage(language));
  writeCatalogue({
    ...catalogue,
    entries: catalogue.entries.map((entry) => {
      const isChosen = ids.length === 0 ? entry.status !== "official" : ids.includes(entry.id);
      if (!isChosen || entry.texts.length === 0) return entry;
      const version = { english: getVersion(entry.english), text: getVersion(entry.texts) };
      return { ...entry, isFuzzy: false, review: { ...version, reviewed: { by, on } } };
    }),
  });
}

function printStatuses(): void {
  const catalogues = readCatalogues();
  const statuses: readonly ReviewStatus[] = ["official", "reviewed", "changed", "draft", "missing"];
  const count = ({ entries }: Catalogue, status: ReviewStatus) =>
    entries.filter((each) => each.status === status).length;
  console.table(
    catalogues.map((catalogue) => ({
      area: catalogue.area,
      language: LANGUAGES[catalogue.language],
      ...Object.fromEntries(statuses.map((status) => [status, count(catalogue, status)])),
    })),
  );
  const file = new URL("../../api/reference/official_words.csv", import.meta.url);
  const { data } = Papa.parse<OfficialRow>(readFileSync(file, "utf8"), { header: true });
  const errors = findErrors(catalogues, data);
  for (const error of errors) console.error(error);
  process.exitCode = errors.length === 0 ? 0 : 1;
}

function parseLanguage(code: string | undefined): Translated {
  if (code === undefined || !isLanguage(code) || code === "en") return fail(`No language is “${code}”.`);
  return code;
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
