import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ImportError } from "../../import/ImportError.ts";
import { parseCsv } from "../../import/parseCsv.ts";
import { parseXml } from "../../import/parseXml.ts";
import { readWorkbookSheet } from "../../import/readWorkbookSheet.ts";
import { recogniseFile } from "../../import/recogniseFile.ts";
import { buildZip, workbookParts } from "../../testing/import/buildWorkbook.ts";
import { temporaryFile, temporaryFolder } from "../../testing/temporaryFile.ts";

const SHEET = "xl/worksheets/sheet2.xml";
const TEXTS = "xl/sharedStrings.xml";
const buildSheet = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`;

async function findError(part: string, content: string): Promise<string> {
  const parts = workbookParts("RAW Data", []).map((each) =>
    each.name === part ? { ...each, content } : each,
  );
  const file = temporaryFile("bad.xlsx", buildZip(parts));
  const error = await readWorkbookSheet(
    file,
    "RAW Data",
    () => {},
    () => {},
  ).catch((error: unknown) => error);
  expect(error).toBeInstanceOf(ImportError);
  return (error as ImportError).message;
}

test.each([
  [
    "a text without an end in the sheet",
    SHEET,
    `<worksheet><sheetData><row><c><v>${"1".repeat(2_000_000)}`,
    "it has a text longer than the limit of 1000000 characters.",
  ],
  [
    "a tag without an end",
    SHEET,
    `<worksheet><sheetData><row ${'a="1" '.repeat(1)}b="${"1".repeat(2_000_000)}`,
    "it has a text longer than the limit of 1000000 characters.",
  ],
  [
    "a cell longer than the limit",
    SHEET,
    buildSheet(`<row r="1"><c r="A1"><v>${"1".repeat(32_768)}</v></c></row>`),
    "line 1: it has a cell of more than 32767 characters.",
  ],
  [
    "elements without an end",
    SHEET,
    "<c>".repeat(200),
    "the workbook is damaged (its parts are nested too deep).",
  ],
  [
    "a cell in the last of 16,384 columns",
    SHEET,
    buildSheet('<row r="1"><c r="XFD1"><v>1</v></c></row>'),
    "line 1, column XFD: it has a cell beyond the limit of 500 columns.",
  ],
  [
    "a row number beyond the limit",
    SHEET,
    buildSheet('<row r="99999999"/>'),
    "the workbook is damaged (row 99999999).",
  ],
  [
    "cells in descending order",
    SHEET,
    buildSheet('<row r="1"><c r="B1"><v>1</v></c><c r="A1"><v>1</v></c></row>'),
    "line 1: the workbook is damaged (cell A1).",
  ],
  [
    "more texts than the limit",
    TEXTS,
    `<sst>${"<si/>".repeat(2_000_001)}</sst>`,
    "it has more than the limit of 2000000 texts.",
  ],
])("%s is refused in one sentence", async (_error, part, content, message) => {
  expect(await findError(part, content)).toMatch(
    new RegExp(`^bad\\.xlsx[:,] ${message.replace(/[().]/g, "\\$&")}$`),
  );
});

test("16,384 columns that only have a format are no error", async () => {
  const cells = '<c s="1"/>'.repeat(16_384);
  const content = buildSheet(`<row r="1"><c r="A1"><v>7</v></c>${cells.slice(0, -10)}</row>`);
  const parts = workbookParts("RAW Data", []).map((each) =>
    each.name === SHEET ? { ...each, content } : each,
  );
  const rows: string[][] = [];
  const file = temporaryFile("wide.xlsx", buildZip(parts));
  await readWorkbookSheet(
    file,
    "RAW Data",
    ({ cells: read }) => rows.push(read),
    () => {},
  );
  expect(rows).toEqual([["7"]]);
});

test("a document without its content type is not read to its end", async () => {
  let pieces = 0;
  async function* endless() {
    for (;;) {
      pieces += 1;
      yield "x".repeat(100_000);
    }
  }
  await expect(parseXml("bad.xlsx", endless(), {})).rejects.toThrow(ImportError);
  expect(pieces).toBeLessThan(20);
});

test("a pipe is refused before it is opened", async () => {
  const pipe = join(temporaryFolder(), "pipe.csv");
  execFileSync("mkfifo", [pipe]);
  await expect(recogniseFile(pipe)).rejects.toThrow("pipe.csv: it is not a file.");
});

test.each([
  ["xl/workbook.bin", "it is a binary workbook (.xlsb); open it in Excel and save it as .xlsx."],
  ["content.xml", "it is an OpenDocument file (.ods); save it as .xlsx."],
])("a workbook of another format is refused with the name of the format: %s", async (name, message) => {
  const file = temporaryFile("other.xlsx", buildZip([{ name, content: "x" }]));
  await expect(
    readWorkbookSheet(
      file,
      "RAW Data",
      () => {},
      () => {},
    ),
  ).rejects.toThrow(`other.xlsx: ${message}`);
});

test.each([
  ["an endless line", `a,b\n${"x".repeat(5_000_000)}`, "line 2: the line is longer than a row can be."],
  [
    "an endless line of closed quotation marks",
    `a,b\n${'"x",'.repeat(1_250_000)}`,
    "line 2: the line is longer than a row can be.",
  ],
  ["an endless cell", `a,b\n"${"x\n".repeat(2_500_000)}`, "line 2: a quotation mark is not closed."],
  ["an open quotation mark", 'a,b\n1,2\n"1,2\n', "line 3: a quotation mark is not closed."],
  ["a quotation mark in a cell", 'a,b\n"1"x,2\n3,4\n', "line 2: a quotation mark is in the wrong place."],
])("%s is reported with its line", async (_error, content, message) => {
  const file = temporaryFile("bad.csv", content);
  await expect(
    parseCsv(
      file,
      () => {},
      () => {},
    ),
  ).rejects.toThrow(`bad.csv, ${message}`);
});
