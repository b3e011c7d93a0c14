import { readFileSync } from "node:fs";
import { join } from "node:path";
import Papa from "papaparse";
import { afterAll, expect, test } from "vitest";
import { RejectsFile } from "../../api/import/RejectsFile.ts";
import { writeCsv } from "../../api/sheet/writeSheet.ts";
import { temporaryFolder } from "../../api/testing/temporaryFile.ts";
import { toCsv } from "../../ui/charts/csv.ts";

const folder = temporaryFolder(afterAll);

const FORMULA_CHARACTERS = [..."=+-@＝＋－＠'#\t\r\n\0|%−", ""];
const PREFIXES = ["", " ", "\u00a0", "\u200b", "\ufeff", "\n", "\t", "a", "1", "'"];
const CELLS = PREFIXES.flatMap((prefix) => FORMULA_CHARACTERS.map((sign) => `${prefix}${sign}SUM(A1)`));

const readLastRow = (file: string) => Papa.parse<string[]>(file, { skipEmptyLines: true }).data.at(-1) ?? [];

function escapeInDownload(cell: string): string | undefined {
  const table = {
    caption: "Names",
    columns: [{ id: "name", label: "Name", kind: "text" as const }],
    rows: [{ id: 1, cells: { name: cell } }],
  };
  return readLastRow(toCsv(table, { place: "", period: undefined, definition: "", source: null }))[0];
}

function escapeInRejects(cell: string): string | undefined {
  const rejects = new RejectsFile(join(folder, "rejects.csv"));
  rejects.add(2, "unknown station", [cell]);
  rejects.close();
  return readLastRow(readFileSync(rejects.path, "utf8"))[2];
}

const escapeInSheet = (cell: string | number) =>
  readLastRow(writeCsv({ columns: [{ heading: "Name", width: 9 }], rows: [[cell]] }))[0];

test("S29 a download, a sheet and a file of rejected rows escape the same cells", () => {
  for (const cell of CELLS) {
    expect([cell, escapeInDownload(cell)]).toEqual([cell, escapeInRejects(cell)]);
    expect([cell, escapeInSheet(cell)]).toEqual([cell, escapeInRejects(cell)]);
  }
  expect(escapeInSheet(-1.5)).toBe("-1.5");
});
