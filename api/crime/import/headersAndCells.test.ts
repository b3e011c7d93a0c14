import { expect, test } from "vitest";
import { openCrimeDatabase } from "../../testing/import/crimeImports.ts";
import { type CellText, workbookOf } from "../../testing/import/workbookOf.ts";

const RAPE_20 = { "2018Q1": { Rape: 20 } };
const SUMMARY = `Crime statistics 2018\n\nProvince;Station;Total\nNorthern Cape;91 stations;500\n${"Gauteng;144 stations;900\n".repeat(30)}\n`;

test("a header below other tables is found, and its line is named", async () => {
  const { importText, figuresOf } = await openCrimeDatabase();
  const { summary } = await importText(`${SUMMARY}Station;Category;Jan-Mar 2018\nKimberley;Rape;20\n`);
  expect(await figuresOf("Kimberley")).toEqual(RAPE_20);
  expect(summary).toContain("The header was found in line 36; the lines above it were not read.");
});

test("a header right below a title is named too; one in line 1 is not", async () => {
  const { importText } = await openCrimeDatabase();
  const rows = "station,period,category,count\nKimberley,2018Q1,Rape,20\n";
  const titled = await importText(`Crime statistics\n${rows}`, { dryRun: true });
  expect(titled.summary).toContain("The header was found in line 2; the lines above it were not read.");
  const plain = await importText(rows, { dryRun: true });
  expect(plain.summary.join(" ")).not.toMatch(/header/);
});

test("a table above that has a station and a category, and no counts, is not taken for the header", async () => {
  const { importText, figuresOf } = await openCrimeDatabase();
  await importText(
    `Station;Category;Remark\nKimberley;Rape;see note\n\nStation;Category;Jan-Mar 2018\nKimberley;Rape;20\n`,
  );
  expect(await figuresOf("Kimberley")).toEqual(RAPE_20);
});

test("without any header, the message says what was looked for and how far", async () => {
  const { importText } = await openCrimeDatabase();
  await expect(importText("Crime statistics\nTotal;500\n")).rejects.toThrow(
    "figures.csv: no header was found in 2 lines: it has to be Province, Station, Category and periods such as 2005-2006, or station, period, category, count.",
  );
});

test.each(["1e3", "1E+03", "1.2E1", "1.000", "1 200", "1,200", "0x10", "+5"])(
  "a count written as %j is refused",
  async (text) => {
    const { importText } = await openCrimeDatabase();
    await expect(
      importText(`station;period;category;count\nKimberley;2018Q1;Rape;${text}\n`),
    ).rejects.toThrow(`line 2, column D "count": "${text}" is not a count`);
  },
);

const HEADER = [
  "Comp level",
  "Station",
  "District",
  "Province",
  "Crime_Category",
  "January 2018 to March 2018",
];
const row = (station: string | null, category: string | null, count: CellText) => [
  "Station",
  station,
  "Frances Baard",
  "Northern Cape",
  category,
  count,
];

test("a formula without a value is refused with its cell; one with a value is read", async () => {
  const { importText, figuresOf } = await openCrimeDatabase();
  await expect(
    importText(workbookOf("RAW Data", [HEADER, row("Kimberley", "Rape", { formula: "SUM(A1:A3)" })])),
  ).rejects.toThrow(
    "figures.csv, line 2, column F: it has a formula without a value; open the file in a spreadsheet program, save it and upload it again.",
  );
  await importText(workbookOf("RAW Data", [HEADER, row("Kimberley", "Rape", { formula: "5*4", value: 20 })]));
  expect(await figuresOf("Kimberley")).toEqual(RAPE_20);
});

test("merged cells among the figures are refused by name", async () => {
  const { importText } = await openCrimeDatabase();
  const rows = [HEADER, row("Kimberley", "Rape", 20), row(null, "Murder", 3)];
  await expect(importText(workbookOf("RAW Data", rows, ["B2:B3"]))).rejects.toThrow(
    "figures.csv, line 2, column B: the cells B2:B3 are merged, so that only the first has a value; unmerge them and fill in each.",
  );
});

test("a merged title above and a merged note below are no harm", async () => {
  const { importText, figuresOf } = await openCrimeDatabase();
  const rows = [["Crime statistics"], HEADER, row("Kimberley", "Rape", 20), [], ["Source: the police"]];
  await importText(workbookOf("RAW Data", rows, ["A1:F1", "A5:F5"]));
  expect(await figuresOf("Kimberley")).toEqual(RAPE_20);
});

test("empty cells among the counts are counted", async () => {
  const { importText } = await openCrimeDatabase();
  const { summary } = await importText(
    "station,category,2014-2015,2015-2016\nKimberley,Rape,,20\nGaleshewe,Rape,,5\n",
  );
  expect(summary).toContain("2 cells are empty, which leaves the figures of before as they are.");
});
