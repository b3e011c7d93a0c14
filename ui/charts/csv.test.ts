import fc from "fast-check";
import { expect, test } from "vitest";
import { csvFileName, listCsv, startsFormula, toCsv } from "./csv.ts";
import { formatCell, type TableModel } from "./tableModel.ts";

const source = { description: "The police", url: null, capturedOn: "2026-08-03", isDemonstration: false };
const origin = { place: "South Africa", period: "2015/16", definition: "Reports, of all.", source };
const ABOUT =
  "About: title,About: place,About: period,About: definition,About: source,About: updated,About: demonstration";
const about = (caption: string) =>
  `${caption},South Africa,2015/16,"Reports, of all.",The police,2026-08-03,No`;

const getCell = (name: string) =>
  toCsv(table(name), origin).slice(`Name,${ABOUT}\r\n`.length, -(about("Names").length + 3));

const table = (name: string): TableModel => ({
  caption: "Names",
  columns: [{ id: "name", label: "Name", kind: "text" }],
  rows: [{ id: 1, cells: { name } }],
});

test("a column of figures has only figures, and the next column has the reason for a missing one", () => {
  const text = toCsv(
    {
      caption: "Crime",
      columns: [
        { id: "name", label: "Province", kind: "text" },
        { id: "reports", label: "Reports", kind: "count" },
        { id: "rate", label: "Rate", kind: "rate" },
        { id: "share", label: "Share", kind: "percent" },
      ],
      rows: [
        { id: 1, cells: { name: "North West", reports: 4058, rate: 106.6571, share: 0.625 } },
        { id: 2, cells: { name: "Gauteng, east", reports: 0, rate: "too-few", share: "not-captured" } },
        { id: 3, cells: { name: "Limpopo" } },
      ],
    },
    origin,
  );
  expect(text).toBe(
    `Province,Reports,Why there is none: Reports,Rate,Why there is none: Rate,Share (%),Why there is none: Share,${ABOUT}\r\n` +
      `North West,4058,,106.66,,62.50,,${about("Crime")}\r\n` +
      `"Gauteng, east",0,,,Too few to show,,Not yet captured,${about("Crime")}\r\n` +
      `Limpopo,,No data,,No data,,No data,${about("Crime")}\r\n`,
  );
});

test("a change has a number and a text, and columns that only files have come last", () => {
  const changes: TableModel = {
    caption: "Crime",
    columns: [
      { id: "name", label: "Province", kind: "text" },
      { id: "year", label: "Change since 2025", kind: "change" },
    ],
    fileColumns: [{ id: "coverage", label: "Coverage", kind: "percent" }],
    rows: [
      { id: 1, cells: { name: "Limpopo", year: 1.005, coverage: 0.9 } },
      {
        id: 2,
        cells: { name: "Gauteng", year: -0.25, coverage: 1 },
        texts: { year: { text: "Too few to tell", hasDirection: false } },
      },
    ],
  };
  expect(toCsv(changes, origin)).toBe(
    `Province,Change since 2025,"Change since 2025, in words",Coverage (%),${ABOUT}\r\n` +
      `Limpopo,1.01,Up,90.00,${about("Crime")}\r\n` +
      `Gauteng,-0.25,Too few to tell,100.00,${about("Crime")}\r\n`,
  );
});

test("totals come first, and a column marks them as totals", () => {
  const areas = { ...table("A"), pinned: [{ id: 0, cells: { name: "South Africa" } }] };
  const [header, total, area] = toCsv(areas, origin).split("\r\n");
  expect(header).toBe(`Name,About: row,${ABOUT}`);
  expect(total).toBe(`South Africa,"Whole, not to be added to the others",${about("Names")}`);
  expect(area).toBe(`A,Area,${about("Names")}`);
});

test("S29 no cell of an export can start a formula", () => {
  const starts = fc.constantFrom(..."=+-@＝＋－＠\t\r\n\0", " =", "\u00a0+", "\u200b@", "\u3000＝");
  fc.assert(
    fc.property(starts, fc.string(), (start, rest) => {
      const cell = getCell(start + rest);
      expect(cell).toMatch(/^"?'/);
    }),
  );
});

test("a reader of RFC 4180 reads every text unchanged", () => {
  const line = fc.string().filter((text) => text !== "" && !startsFormula.test(text));
  fc.assert(
    fc.property(line, (text) => {
      const cell = getCell(text);
      expect(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell).toBe(text);
    }),
  );
});

test("a file is named after its table", () => {
  expect(csvFileName("Crime in KwaZulu-Natal, 2015/16", origin)).toBe("crime-in-kwazulu-natal-2015-16.csv");
});

test("invented figures are marked in the file's name and in every row", () => {
  const invented = { ...origin, source: { ...source, isDemonstration: true } };
  expect(csvFileName("Crime", invented)).toBe("demonstration-crime.csv");
  const [, ...rows] = toCsv({ ...table("A"), rows: [...table("A").rows, ...table("B").rows] }, invented)
    .trim()
    .split("\r\n");
  expect(rows).toHaveLength(2);
  for (const row of rows) expect(row).toMatch(/,Yes: invented figures$/);
});

test("a file without captured figures has 'No data' as period, source and date", () => {
  const [, row] = toCsv(table("A"), { ...origin, period: undefined, source: null }).split("\r\n");
  expect(row).toBe('A,Names,South Africa,No data,"Reports, of all.",No data,No data,No');
});

test("S29 a list's names cannot start a formula", () => {
  expect(
    listCsv(
      ["Name", "Members"],
      [
        ["=1+1", 12],
        ["Masakhane, Soweto", 0],
      ],
    ),
  ).toBe('Name,Members\r\n\'=1+1,12\r\n"Masakhane, Soweto",0\r\n');
});

test.each([
  ["count", 1671, "1,671"],
  ["percent", 0.625, "62.50%"],
  ["change", 1.5, "+1.50"],
  ["text", "North West", "North West"],
] as const)("a cell of the kind %s is formatted by its kind", (kind, cell, text) => {
  expect(formatCell({ id: "a", label: "A", kind }, { id: 1, cells: { a: cell } })).toBe(text);
});
