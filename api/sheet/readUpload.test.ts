import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { buildWorkbook, buildZip, workbookParts } from "../testing/import/buildWorkbook.ts";
import { WHOLE_SHEETS } from "../testing/sheet/wholeSheets.ts";
import { readUpload } from "./readUpload.ts";
import { writeCsv, writeWorkbook } from "./writeSheet.ts";

const SHEET = {
  name: "Contacts",
  columns: [
    { heading: "Name", width: 30 },
    { heading: "Mobile", width: 14 },
  ],
  rows: [
    ["Thandi Müller", "0825550102"],
    ["=SUM(A1)", ""],
    ["", "+27825550102"],
  ],
};

const send = async (upload: Readable, fileName: string) =>
  (await readUpload({ upload, fileName }, WHOLE_SHEETS, null)).parsed;
const read = (content: Buffer | string, fileName = "contacts.xlsx") =>
  send(Readable.from([Buffer.from(content)]), fileName);
const getCells = async (content: Buffer | string) =>
  (await read(content, "contacts.csv")).lines.map(({ cells }) => [...cells]);

test("a workbook that we wrote is read unchanged, including zeros and signs", async () => {
  const { lines } = await read(await writeWorkbook(SHEET));
  expect(lines).toEqual([
    { line: 1, cells: ["Name", "Mobile"] },
    { line: 2, cells: ["Thandi Müller", "0825550102"] },
    { line: 3, cells: ["=SUM(A1)"] },
    { line: 4, cells: ["", "+27825550102"] },
  ]);
});

test("S29 CSV cells that a spreadsheet would run as a formula are marked", () => {
  expect(writeCsv(SHEET)).toBe(
    '\uFEFFName,Mobile\r\nThandi Müller,0825550102\r\n"\'=SUM(A1)",\r\n,"\'+27825550102"\r\n',
  );
});

test("CSV is read in every encoding and with every separator of Excel's", async () => {
  const text = "Name;Mobile\r\n\r\nThandi Müller;825550102\r\n";
  const expected = [
    ["Name", "Mobile"],
    ["Thandi Müller", "825550102"],
  ];
  expect(await getCells(Buffer.from(text, "latin1"))).toEqual(expected);
  expect(await getCells(`\uFEFF${text.replaceAll(";", ",")}`)).toEqual(expected);
  const tabs = `\uFEFF${text.replaceAll(";", "\t")}`;
  expect(await getCells(Buffer.from(tabs, "utf16le"))).toEqual(expected);
  expect(await getCells(Buffer.from(tabs, "utf16le").swap16())).toEqual(expected);
  expect((await read(text, "pasted.csv")).lines.map(({ line }) => line)).toEqual([1, 3]);
});

test("S43 a file that is no sheet or exceeds the limits is refused with one sentence", async () => {
  const readRefusal = (content: Buffer | string, name?: string) =>
    read(content, name).catch(({ status, message }) => `${status} ${message}`);
  expect(await readRefusal(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2]), "old.xls")).toBe(
    "400 old.xls: it is an old or password-protected workbook; save it as .xlsx without a password.",
  );
  expect(await readRefusal("Name\r\n".repeat(3000), "long.csv")).toContain("it has more than 2000 rows");
  expect(await readRefusal("a".repeat(2 * 1024 * 1024 + 1))).toBe("413 The file is larger than 2 MB.");
  expect(await readRefusal("")).toBe("400 The file is empty.");
  const bomb = workbookParts("Contacts", [["a".repeat(32_000)]]).map((part) =>
    part.name.endsWith("sheet1.xml") ? { ...part, content: " ".repeat(61_000_000) } : part,
  );
  expect(await readRefusal(buildZip(bomb), "bomb.xlsx")).toContain("it would unzip to more than the limit");
});

const readResult = (content: Buffer | string, name: string) =>
  read(content, name).then(
    () => "taken",
    ({ status, message }) => `${status} ${message}`,
  );

test("S50 a shared text of a workbook is limited in each cell and over all cells that refer to it", async () => {
  const buildSheet = (cell: string, rows: number) =>
    buildWorkbook("Contacts", [["Name"], ...Array<string[]>(rows).fill([cell])]);
  expect(await readResult(buildSheet("a".repeat(900_000), 450), "one.xlsx")).toBe(
    "400 one.xlsx: it has a cell of more than 32767 characters.",
  );
  expect(await readResult(buildSheet("a".repeat(32_767), 450), "many.xlsx")).toContain(
    "its cells have more than 2000000 characters together; please divide it.",
  );
  expect(await readResult(buildSheet("a".repeat(900), 450), "fits.xlsx")).toBe("taken");
});

test("S50 CSV has the same limits as a workbook, and so have columns and names of sheets", async () => {
  expect(await readResult(`Name\r\n${"a".repeat(32_768)}\r\n`, "long.csv")).toContain(
    "it has a cell of more than",
  );
  expect(await readResult(`Name\r\n${"a,".repeat(501)}\r\n`, "wide.csv")).toContain("more than 500 columns");
  expect(
    await readResult(
      `Name\r\n${"a\r\n".repeat(1990)}${"b".repeat(30_000)}\r\n${"b".repeat(32_000)}\0\r\n`,
      "nul.csv",
    ),
  ).toContain("a character that cannot be stored");
  expect(await readResult(buildWorkbook("S".repeat(5000), [["Name"]]), "named.xlsx")).toContain(
    "the name of a sheet",
  );
});

test("S43 a slow upload delays no other sheet", async () => {
  const stalledUploads = [1, 2, 3, 4].map(() => new Readable({ read: () => undefined }));
  const uploads = stalledUploads.map((each) => send(each, "a.csv"));
  expect(await getCells("Name\r\n")).toEqual([["Name"]]);
  for (const each of stalledUploads) each.destroy();
  expect(await Promise.allSettled(uploads)).toMatchObject(Array(4).fill({ status: "rejected" }));
});
