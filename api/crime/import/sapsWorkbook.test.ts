import { expect, test } from "vitest";
import { openCrimeDatabase } from "../../testing/import/crimeImports.ts";
import { workbookOf } from "../../testing/import/workbookOf.ts";

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

test("the stations' quarters of the hidden sheet are read; larger areas and changes are not", async () => {
  const { importText, figuresOf, knex } = await openCrimeDatabase();
  const workbook = workbookOf("RAW Data", [
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
  // A file's name says nothing about its content.
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

test("months are summed to quarters that have no column; months of an incomplete quarter are left", async () => {
  const { importText, figuresOf } = await openCrimeDatabase();
  await importText(
    workbookOf("RAW Data", [
      [],
      [],
      [...HEADER, JANUARY, FEBRUARY, MARCH, APRIL, "October 2025 to December 2025"],
      [...station("Kimberley", "Northern Cape", 9, "Rape"), 1, 2, 3, 50, 7],
      [...station("Kimberley", "Northern Cape", 1, "Murder"), 1, null, 3, 50, 7],
    ]),
  );
  expect(await figuresOf("Kimberley")).toEqual({
    "2025Q4": { Rape: 7, Murder: 7 },
    "2026Q1": { Rape: 6 },
  });
});

test("a category of a new name is known by its code; an unknown one is rejected with its row", async () => {
  const { importText, figuresOf, rejects } = await openCrimeDatabase();
  await importText(
    workbookOf("RAW Data", [
      [],
      [],
      [...HEADER, "January 2026 to March 2026"],
      [...station("Kimberley", "Northern Cape", 47, "Sexual offences that were attempted"), 3],
      [...station("Kimberley", "Northern Cape", 48, "Sexual offences that were attempted"), 5],
      [...station("Kimberley", "Northern Cape", 99, "Cattle <rustling> & more"), 4],
    ]),
    { name: "release.xlsx", acceptRejects: true },
  );
  expect(await figuresOf("Kimberley")).toEqual({
    "2026Q1": { "Attempted sexual offences": 3, "Contact sexual offences": 5 },
  });
  expect(rejects()).toBe(
    "line,reason,Comp level,Station,District,Province,Code,Crime_Category,January 2026 to March 2026\n" +
      '6,"unknown category ""Cattle <rustling> & more""",Station,Kimberley,A district,Northern Cape,99,Cattle <rustling> & more,4\n',
  );
});
