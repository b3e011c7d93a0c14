import { describe, expect, test } from "vitest";
import { buildWorkbook, type CellText } from "../../testing/import/buildWorkbook.ts";
import { openCrimeDatabase } from "../../testing/import/crimeImports.ts";

const RAPE_20 = { "2018Q1": { Rape: 20 } };
const SUMMARY = `Crime statistics 2018\n\nProvince;Station;Total\nNorthern Cape;91 stations;500\n${"Gauteng;144 stations;900\n".repeat(30)}\n`;

test("a header below other tables is found, and its line is reported", async () => {
  const { importText, figuresOf } = await openCrimeDatabase();
  const { summary } = await importText(`${SUMMARY}Station;Category;Jan-Mar 2018\nKimberley;Rape;20\n`);
  expect(await figuresOf("Kimberley")).toEqual(RAPE_20);
  expect(summary).toContain("The header was found in line 36; the lines above it were not read.");
});

test("a row with a station and a category but no counts is not taken for the header", async () => {
  const { importText, figuresOf } = await openCrimeDatabase();
  await importText(
    `Station;Category;Remark\nKimberley;Rape;see note\n\nStation;Category;Jan-Mar 2018\nKimberley;Rape;20\n`,
  );
  expect(await figuresOf("Kimberley")).toEqual(RAPE_20);
});

test("without a header, the message lists the expected headings and the number of searched lines", async () => {
  const { importText } = await openCrimeDatabase();
  await expect(importText("Crime statistics\nTotal;500\n")).rejects.toThrow(
    "figures.csv: no header was found in 2 lines: it has to be Province, Station, Category and periods such as 2005-2006, or station, period, category, count.",
  );
});

test.each(["1e3", "1.2E1", "1.000", "1.5", "1 200", "1,200", "0x10", "+5", "many"])(
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

test("a formula without a value is refused with its cell, and a formula with a value is read", async () => {
  const { importText, figuresOf } = await openCrimeDatabase();
  await expect(
    importText(buildWorkbook("RAW Data", [HEADER, row("Kimberley", "Rape", { formula: "SUM(A1:A3)" })])),
  ).rejects.toThrow(
    "figures.csv, line 2, column F: it has a formula without a value; open the file in a spreadsheet program, save it and upload it again.",
  );
  await importText(
    buildWorkbook("RAW Data", [HEADER, row("Kimberley", "Rape", { formula: "5*4", value: 20 })]),
  );
  expect(await figuresOf("Kimberley")).toEqual(RAPE_20);
});

test("merged cells among the figures are refused with their range", async () => {
  const { importText } = await openCrimeDatabase();
  const rows = [HEADER, row("Kimberley", "Rape", 20), row(null, "Murder", 3)];
  await expect(importText(buildWorkbook("RAW Data", rows, ["B2:B3"]))).rejects.toThrow(
    "figures.csv, line 2, column B: the cells B2:B3 are merged, so that only the first has a value; unmerge them and fill in each.",
  );
});

test("merged cells in a title above or a note below are allowed", async () => {
  const { importText, figuresOf } = await openCrimeDatabase();
  const rows = [["Crime statistics"], HEADER, row("Kimberley", "Rape", 20), [], ["Source: the police"]];
  await importText(buildWorkbook("RAW Data", rows, ["A1:F1", "A5:F5"]));
  expect(await figuresOf("Kimberley")).toEqual(RAPE_20);
});

describe("category columns", () => {
  const HEADER =
    "station,municipality,year,sexual_offences,rape,sexual_assault,attempted_sexual_offences,contact_sexual_offences,murder\n";

  test("a file with a column for each category, a year in each row and the municipality next to the station is read", async () => {
    const { importText, figuresOf } = await openCrimeDatabase();
    const { warnings } = await importText(
      `${HEADER}kimberley,sol plaatje,2005/2006,20,20,-1,-2,-1,3\nkimberley,sol plaatje,2006/2007,20,12,5,2,1,\nmiddelburg,steve tshwete,2005/2006,9,6,2,1,0,0\n`,
    );
    expect(await figuresOf("Kimberley")).toEqual({
      "2005": { "Sexual offences": 20, Rape: 20, Murder: 3 },
      "2006": {
        "Sexual offences": 20,
        Rape: 12,
        "Sexual assault": 5,
        "Attempted sexual offences": 2,
        "Contact sexual offences": 1,
      },
    });
    expect((await figuresOf("Middelburg MP"))["2005"]?.Rape).toBe(6);
    expect(warnings).toContain("3 cells hold −1 or −2, which mean unknown, and were left out.");
  });

  test("a column of an unknown category is reported and left out", async () => {
    const { importText, figuresOf } = await openCrimeDatabase();
    const { summary } = await importText(
      "station,year,rape,cattle_rustling,murder\nkimberley,2005/2006,20,4,3\n",
    );
    expect(await figuresOf("Kimberley")).toEqual({ "2005": { Rape: 20, Murder: 3 } });
    expect(summary).toContain('The column "cattle_rustling" is of no known category and was left out.');
  });
});

describe("saps workbook", () => {
  const HEADER = ["Comp level", "Station", "District", "Province", "Code", "Crime_Category"];
  const [JANUARY, FEBRUARY, MARCH, APRIL] = [46023, 46054, 46082, 46113];
  const station = (name: string, province: string, code: string | number, category: string) => [
    "Station",
    name,
    "A district",
    province,
    code,
    category,
  ];

  test("quarters of stations in the hidden sheet are read, but not larger areas and changes", async () => {
    const { importText, figuresOf, knex } = await openCrimeDatabase();
    const workbook = buildWorkbook("RAW Data", [
      ["Crime statistics"],
      [],
      [...HEADER, "January 2025 to March 2025", "January 2026 to March 2026", "Count Diff", "% change"],
      [...station("Kimberley", "Northern Cape", 9, "Rape"), 20, 18, -2, -0.1],
      [...station("Kimberley", "Northern Cape", "A 01", "Sexual Offences"), 25, null, 0, 0],
      [...station("Richmond(C)", "Northern Cape", 1, "Murder"), 1, 0, -1, -1],
      ["District", "Frances Baard", "Frances Baard", "Northern Cape", 9, "Rape", 999, 999, 0, 0],
      ["Province", "Northern Cape", "Northern Cape", "Northern Cape", 9, "Rape", 999, 999, 0, 0],
      ["RSA", "RSA", "RSA", "RSA", 9, "Rape", 999, 999, 0, 0],
    ]);
    // The content of a file, and not its name, decides how it is read.
    expect(await importText(workbook, { name: "crime.csv" })).toMatchObject({ changed: true });
    expect(await figuresOf("NC")).toEqual({
      "2025Q1": { Rape: 20, "Sexual offences": 25, Murder: 1 },
      "2026Q1": { Rape: 18, Murder: 0 },
    });
    expect(await figuresOf("Richmond NC")).toEqual({ "2025Q1": { Murder: 1 }, "2026Q1": { Murder: 0 } });
    expect(await knex("data_source").where({ theme: "crime" }).pluck("url")).toEqual([
      "https://www.saps.gov.za/services/crimestats.php",
    ]);
    expect(await importText(workbook)).toMatchObject({ changed: false });
  });

  test("months are summed to quarters without a column, and months of an incomplete quarter are left out", async () => {
    const { importText, figuresOf } = await openCrimeDatabase();
    await importText(
      buildWorkbook("RAW Data", [
        [],
        [],
        [...HEADER, JANUARY, FEBRUARY, MARCH, APRIL, "October 2025 to December 2025"],
        [...station("Kimberley", "Northern Cape", 9, "Rape"), 1, 2, 3, 50, 7],
        [...station("Kimberley", "Northern Cape", 1, "Murder"), 1, null, 3, 50, 7],
      ]),
    );
    expect(await figuresOf("Kimberley")).toEqual({ "2025Q4": { Rape: 7, Murder: 7 }, "2026Q1": { Rape: 6 } });
  });

  test("a category with a new name is found by its code, and an unknown category is rejected with its row", async () => {
    const { importText, figuresOf, rejects } = await openCrimeDatabase();
    await importText(
      buildWorkbook("RAW Data", [
        [],
        [],
        [...HEADER, "January 2026 to March 2026"],
        [...station("Kimberley", "Northern Cape", 47, "Sexual offences that were attempted"), 3],
        [...station("Kimberley", "Northern Cape", 48, "Sexual offences that were attempted"), 5],
        [...station("Kimberley", "Northern Cape", 99, "Cattle <rustling> & more"), 4],
      ]),
      { name: "release.xlsx", reason: "It is meant so." },
    );
    expect(await figuresOf("Kimberley")).toEqual({
      "2026Q1": { "Attempted sexual offences": 3, "Contact sexual offences": 5 },
    });
    expect(rejects()).toBe(
      "line,reason,Comp level,Station,District,Province,Code,Crime_Category,January 2026 to March 2026\n" +
        '6,"unknown category ""Cattle <rustling> & more""",Station,Kimberley,A district,Northern Cape,99,Cattle <rustling> & more,4\n',
    );
  });
});
