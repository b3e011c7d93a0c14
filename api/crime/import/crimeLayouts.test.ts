import { expect, test } from "vitest";
import { buildWorkbook } from "../../testing/import/buildWorkbook.ts";
import { openCrimeDatabase } from "../../testing/import/crimeImports.ts";

const RAPE_20 = { "2018Q1": { Rape: 20 } };
const ROW = "Kimberley,2018Q1,Rape,20\n";

test.each([
  ["headings crime, place, date and incidences", "place,date,crime,incidences\nKimberley,2018Q1,Rape,20\n"],
  ["an unnamed index column", `,station,period,category,count\n0,${ROW}`],
  ["the index column of pandas", `Unnamed: 0,station,period,category,count\n0,${ROW}`],
  [
    "Excel's line that names the separator",
    "sep=;\r\nstation;period;category;count\r\nKimberley;2018Q1;Rape;20\r\n",
  ],
  ["trailing empty columns", "station,period,category,count,,\nKimberley,2018Q1,Rape,20,,\n"],
  ["trailing empty cells of rows alone", "station,period,category,count\nKimberley,2018Q1,Rape,20,,\n"],
  ["blank rows with separators", `station,period,category,count\n,,,\n${ROW},,,\n`],
  ["line breaks in headings", '"Police\nStation",period,"Crime\nCategory",count\nKimberley,2018Q1,Rape,20\n'],
  ["a quarter in words in a column", 'station,category,"January 2018\nto March 2018"\nKimberley,Rape,20\n'],
  ["a province code", "province,station,period,category,count\nNC,Kimberley,2018Q1,Rape,20\n"],
  [
    "months in rows",
    "station,date,crime,count\nKimberley,2018-01-01,Rape,5\nKimberley,2018-02-01,Rape,7\nKimberley,2018-03-01,Rape,8\n",
  ],
  ["months in columns", "station,crime,Jan-18,Feb-18,Mar-18\nKimberley,Rape,5,7,8\n"],
])("CSV with %s is read", async (_layout, content) => {
  const { importText, figuresOf } = await openCrimeDatabase();
  await importText(content);
  expect(await figuresOf("Kimberley")).toEqual(RAPE_20);
});

test("the monthly layout of afrith/crime-stats is read: eight columns, a station code, one row a month", async () => {
  const { importText, figuresOf } = await openCrimeDatabase();
  const row = (month: number, count: number, code = "PD309005", name = "Kimberley") =>
    `NC,${code},${name},9,Rape,2020,${month},${count}\n`;
  const { summary } = await importText(
    `province,station_code,station_name,crime_code,crime_name,year,month,crime_count\n${row(1, 5)}${row(2, 7)}${row(3, 8)}${row(4, 9)}`,
  );
  expect(await figuresOf("Kimberley")).toEqual({ "2020Q1": { Rape: 20 } });
  expect(summary).toContain("April 2020 is left out: the file lacks the rest of the quarter.");
});

test("a quarter is left out and reported for a station that lacks one of its months", async () => {
  const { importText, figuresOf } = await openCrimeDatabase();
  const { summary } = await importText(
    "station,category,2018-01,2018-02,2018-03\nKimberley,Rape,5,7,8\nGaleshewe,Rape,1,,2\n",
  );
  expect(await figuresOf("ZA")).toEqual(RAPE_20);
  expect(summary).toContain(
    "1 figure of the quarter that begins with January 2018 is left out: not all three months are there.",
  );
});

const YEARS = "station,province,crime,2003,2004\nKimberley,NC,Total Sexual Crimes,30,31\n";

test("bare years are read as the administrator chose, and refused without a choice", async () => {
  const { importText, figuresOf } = await openCrimeDatabase();
  await expect(importText(YEARS)).rejects.toThrow(
    "figures.csv, line 1, column D: 2003 may be the financial year from April 2003 to March 2004 or the calendar year; say which of the two is meant: under Data, when you upload the file, or in the command by --years financial or --years calendar.",
  );
  await expect(importText(YEARS, { years: "calendar" })).rejects.toThrow(
    "2003 is a calendar year, as you said, but the dashboard has only quarters and financial years",
  );
  const { summary } = await importText(YEARS, { years: "financial" });
  expect(summary).toContain(
    "The columns 2003 to 2004 were read as financial years, which begin in April of those years.",
  );
  expect(await figuresOf("Kimberley")).toEqual({
    "2003": { "Sexual offences": 30 },
    "2004": { "Sexual offences": 31 },
  });
});

const HEADER = ["Comp level", "Station", "District", "Province", "Crime_Category"];
const buildRapeRow = (...counts: (number | null)[]) => [
  "Station",
  "Kimberley",
  "Frances Baard",
  "Northern Cape",
  "Rape",
  ...counts,
];

test("a workbook may have a sheet named RAW_Data, no codes, a header further down and line breaks in headings", async () => {
  const { importText, figuresOf } = await openCrimeDatabase();
  await importText(
    buildWorkbook("RAW_Data", [
      ["Crime statistics"],
      [],
      [null, "Quarter 4"],
      [],
      [
        null,
        ...HEADER.map((name) => name.replace("_", "\n")),
        "January 2018\nto \nMarch 2018",
        "Count\nDiff",
      ],
      [],
      [1, ...buildRapeRow(20, 3)],
    ]),
  );
  expect(await figuresOf("Kimberley")).toEqual(RAPE_20);
});

test.each([
  ["Janaury 2024 to March 2024", '"Janaury 2024 to March 2024" looks like a period but cannot be read'],
  ["January 2024\nto Marhc 2024", '"January 2024 to Marhc 2024" looks like a period but cannot be read'],
  ["2024/25", ""],
])("a workbook's column %j is reported or refused", async (heading, message) => {
  const { importText, figuresOf } = await openCrimeDatabase();
  const attempt = importText(
    buildWorkbook("RAW Data", [[...HEADER, "January 2018 to March 2018", heading], buildRapeRow(20, 7)]),
  );
  if (message === "") {
    await attempt;
    expect(await figuresOf("Kimberley")).toEqual({ ...RAPE_20, "2024": { Rape: 7 } });
  } else await expect(attempt).rejects.toThrow(`figures.csv, line 1, column G: ${message}`);
});

test("a column of nine months, which repeats quarters, is left out and reported", async () => {
  const { importText, figuresOf } = await openCrimeDatabase();
  const { summary } = await importText(
    buildWorkbook("RAW Data", [
      [...HEADER, "January 2018 to March 2018", "April 2025 to December 2025"],
      buildRapeRow(20, 70),
    ]),
  );
  expect(await figuresOf("Kimberley")).toEqual(RAPE_20);
  expect(summary).toContain('The column "April 2025 to December 2025" was left out: it adds up quarters.');
});

test("a figure in a column without a heading stops the import", async () => {
  const { importText } = await openCrimeDatabase();
  const csv = "station,category,2014-2015,,2016-2017\nKimberley,Rape,1,2,3\n";
  await expect(importText(csv)).rejects.toThrow(
    'figures.csv, line 2, column D: "2" is in a column without a heading.',
  );
});

test("a file's own totals are compared with the sums of its stations", async () => {
  const { importText } = await openCrimeDatabase();
  const sheet = (province: number, country: number) =>
    buildWorkbook("RAW Data", [
      [...HEADER, "January 2018 to March 2018"],
      buildRapeRow(20),
      ["Province", "Northern Cape", "Northern Cape", "Northern Cape", "Rape", province],
      ["RSA", "RSA", "RSA", "RSA", "Rape", country],
    ]);
  const matching = await importText(sheet(20, 20));
  expect(matching.summary).toContain(
    "The stations add up to all 2 totals of provinces and the country that are in the file.",
  );
  const differing = await importText(sheet(20, 26));
  expect(differing.summary.slice(-2)).toEqual([
    "1 of the file's 2 totals of provinces and the country differ from what its stations add up to:",
    "  Rape, South Africa, Jan - Mar 2018: the file says 26, its matched stations add up to 20",
  ]);
});
