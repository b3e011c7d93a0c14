import { afterAll, expect, test } from "vitest";
import { ImportError } from "../../import/ImportError.ts";
import { buildWorkbook, buildZip, workbookParts } from "../../testing/import/buildWorkbook.ts";
import { openCrimeDatabase } from "../../testing/import/crimeImports.ts";

const { importText, figuresOf, rejects } = await openCrimeDatabase("demonstration", undefined, afterAll);
const before = await figuresOf("ZA");

const HEADER = ["Comp level", "Station", "District", "Province", "Code", "Crime_Category"];
const QUARTER = "January 2026 to March 2026";
const ROW = ["Station", "Kimberley", "Frances Baard", "Northern Cape", 9, "Rape", 20];
const workbook = (rows: (string | number)[][], header: (string | number)[] = [...HEADER, QUARTER]) =>
  buildWorkbook("RAW Data", [[], [], header, ...rows]);

const workbooks: [error: string, content: Buffer, message: RegExp][] = [
  [
    "a zip that is cut short",
    workbook([ROW]).subarray(0, 900),
    /^bad\.csv: the workbook is damaged or cut short/,
  ],
  [
    "a zip that is no workbook",
    buildZip([{ name: "a.txt", content: "a" }]),
    /a zip archive, but not a workbook; unpack it and upload the file of figures inside\.$/,
  ],
  [
    "a workbook of another subject",
    buildWorkbook("Budget", [["a"]]),
    /the workbook has no sheet "RAW Data"; it has "Summary", "Budget"\.$/,
  ],
  [
    "a missing column",
    workbook([ROW], ["Station", "Crime_Category", QUARTER]),
    /line 3: the header .* has no column "Comp level"\.$/,
  ],
  ["no quarter", workbook([ROW], [...HEADER, "Total"]), /line 3: .* has no column of a quarter/],
  [
    "a quarter twice",
    workbook([ROW], [...HEADER, QUARTER, QUARTER]),
    /line 3, column H: the period .* appears twice in the header/,
  ],
  [
    "a negative count in a workbook",
    workbook([[...ROW.slice(0, 6), -1]]),
    /^bad\.csv, line 4, column G "January 2026 to March 2026": "-1" is not a count/,
  ],
  [
    "XML that is broken",
    buildZip(buildBroken("xl/worksheets/sheet2.xml", "<worksheet><sheetData><row>")),
    /^bad\.csv: the workbook is damaged/,
  ],
  [
    "entities that multiply",
    buildZip(
      buildBroken("xl/sharedStrings.xml", '<!DOCTYPE x [<!ENTITY a "aaaa">]><sst><si><t>&a;</t></si></sst>'),
    ),
    /^bad\.csv: the workbook is damaged/,
  ],
  [
    "S30 a zip bomb that declares its size",
    buildZip([...workbookParts("RAW Data", []), { name: "bomb", content: "x", claimedSize: 4_000_000_000 }]),
    /it would unzip to more than the limit of 1,000 MB\.$/,
  ],
  [
    "S30 a zip bomb that declares a false size",
    buildZip(
      workbookParts("RAW Data", []).map((part) =>
        part.name === "xl/worksheets/sheet2.xml"
          ? { ...part, content: " ".repeat(5_000_000), claimedSize: 500 }
          : part,
      ),
    ),
    /the workbook is damaged or cut short/,
  ],
];

function buildBroken(name: string, content: string) {
  return workbookParts("RAW Data", [[], [], [...HEADER, QUARTER], ROW]).map((part) =>
    part.name === name ? { name, content } : part,
  );
}

test.each(workbooks)("%s stops the import, and nothing changes", async (_error, content, message) => {
  const error = await importText(content, { name: "bad.csv" }).catch((error: unknown) => error);
  expect(error).toBeInstanceOf(ImportError);
  expect((error as ImportError).message).toMatch(message);
  expect((error as ImportError).message).not.toContain("\n");
  expect(await figuresOf("ZA")).toEqual(before);
  expect(rejects()).toBeNull();
});
