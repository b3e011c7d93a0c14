import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { openCrimeDatabase } from "../../testing/import/crimeImports.ts";
import { IMPORT_SOURCE } from "../../testing/import/importSource.ts";
import { tableDigests } from "../../testing/tableDigests.ts";
import { bothDatabases, testDatabases } from "../../testing/testDatabase.ts";

const LONG = `station,period,category,count
Kimberley,2018Q1,Rape,20
Kimberley,2018Q1,Murder,5
Galeshewe,2018Q1,Rape,7
Kimberley,2018Q2,Rape,0
`;
const WIDE = `Province,Station,Category,2014-2015,2015-2016
Northern Cape,Kimberley,Sexual Offences,90,82
North West,Rustenburg,Sexual Offences,150,
`;

describe.each(bothDatabases)("a file of crime figures on %s", (_name, open) => {
  test("figures of a long file are stored and summed for every containing area", async () => {
    const { importText, figuresOf } = await openCrimeDatabase("reference", open);
    expect(await importText(LONG)).toMatchObject({ changed: true });
    expect(await figuresOf("Kimberley")).toEqual({
      "2018Q1": { Rape: 20, Murder: 5 },
      "2018Q2": { Rape: 0 },
    });
    for (const code of ["NC091", "DC9", "NC", "ZA"]) {
      expect(await figuresOf(code)).toEqual({ "2018Q1": { Rape: 27, Murder: 5 }, "2018Q2": { Rape: 0 } });
    }
    expect(await figuresOf("Galeshewe")).toEqual({ "2018Q1": { Rape: 7 } });
    expect(await figuresOf("WC")).toEqual({});
  });
});

describe.each(testDatabases)("on %s", (_name, open) => {
  test("years of a wide file are stored, and an empty cell is not captured", async () => {
    const { importText, figuresOf } = await openCrimeDatabase("reference", open);
    await importText(WIDE);
    expect(await figuresOf("ZA")).toEqual({
      "2014": { "Sexual offences": 240 },
      "2015": { "Sexual offences": 82 },
    });
    expect(await figuresOf("Rustenburg")).toEqual({ "2014": { "Sexual offences": 150 } });
  });

  test("corrections to forty times the earlier figures cause a warning with the largest of them", async () => {
    const { importText } = await openCrimeDatabase("reference", open);
    await importText(LONG, { name: "first.csv" });
    const more = LONG.replace(/,(\d+)$/gm, (_, count) => `,${40 * Number(count)}`);
    const { summary } = await importText(more, { name: "second.csv", dryRun: true });
    const correctedIndex = summary.findIndex((line) => line.startsWith("The corrected"));
    expect(summary.slice(correctedIndex, correctedIndex + 4)).toEqual([
      "The corrected figures would add up to 1,280, in place of 32. Compare some of them with the source.",
      "  Kimberley, Jan - Mar 2018: Rape 800 in place of 20",
      "  Galeshewe, Jan - Mar 2018: Rape 280 in place of 7",
      "  Kimberley, Jan - Mar 2018: Murder 200 in place of 5",
    ]);
  });

  test("a file with some figures of a period changes only those, and updates the sums", async () => {
    const { importText, figuresOf, knex } = await openCrimeDatabase("reference", open);
    await importText(LONG, { source: { ...IMPORT_SOURCE, title: "First" } });
    const more =
      "station,period,category,count\nGaleshewe,2018Q1,Rape,9\nKimberley,2018Q1,Sexual assault,3\n";
    const { summary } = await importText(more, { source: { ...IMPORT_SOURCE, title: "Second" } });
    expect(summary).toContain("1 figure was added and 1 corrected, in Jan - Mar 2018.");
    expect(summary).toContain("The corrected figures add up to 9, in place of 7.");
    expect(summary).toContain("  Galeshewe, Jan - Mar 2018: Rape 9 in place of 7");
    expect(await figuresOf("ZA")).toEqual({
      "2018Q1": { Rape: 29, "Sexual assault": 3, Murder: 5 },
      "2018Q2": { Rape: 0 },
    });
    const sources = await knex("crime_period_source")
      .join("data_source", "data_source.data_source_id", "crime_period_source.data_source_id")
      .orderBy(["quarter", "crime_period_source.data_source_id"])
      .pluck("description");
    expect(sources.map((description) => description.split(", ")[1])).toEqual(["First", "Second", "First"]);
  });

  test("importing a file again changes nothing", async () => {
    const { importText, knex } = await openCrimeDatabase("reference", open);
    await importText(LONG);
    const before = await tableDigests(knex);
    expect(await importText(LONG)).toMatchObject({
      changed: false,
      summary: [
        "4 figures of police stations were read and matched.",
        "All of them are in the database already.",
      ],
    });
    expect(await tableDigests(knex)).toEqual(before);
  });

  test("importing real figures removes the demonstration figures", async () => {
    const { importText, figuresOf, knex } = await openCrimeDatabase("demonstration", open);
    expect(Object.keys(await figuresOf("ZA"))).toHaveLength(8);
    const { summary } = await importText(LONG, { reason: "It is meant so." });
    expect(summary).toContain("The demonstration figures of crime were removed.");
    expect(Object.keys(await figuresOf("ZA"))).toEqual(["2018Q1", "2018Q2"]);
    expect(await knex("crime_coverage").where("year", ">", 2018)).toEqual([]);
    expect(await knex("data_source").where({ theme: "crime" }).pluck("is_demonstration")).toEqual([false]);
  });

  test("a dry run reports what would change and changes nothing", async () => {
    const { importText, knex } = await openCrimeDatabase("demonstration", open);
    const before = await tableDigests(knex);
    const { summary, warnings, needsReason } = await importText(LONG, { dryRun: true });
    expect(needsReason).toBe(true);
    expect(warnings).toEqual([
      expect.stringMatching(
        /^South Africa and 9 provinces would no longer have a rate and a rank; \d+ districts/,
      ),
      expect.stringMatching(/^The file has figures of 2 of [\d,]+ stations/),
      "Without their total, 1 of 4 parts would stand for all sexual offences, in 2 periods.",
    ]);
    expect(summary).toEqual([
      "4 figures of police stations were read and matched.",
      "4 figures would be added and 0 corrected, in 2 periods, from Jan - Mar 2018 to Apr - Jun 2018.",
      "The demonstration figures of crime would be removed.",
      expect.stringMatching(
        /^The pages would show Jan - Mar 2018; 1 quarter, in place of .+ 20\d\d, of the 2 precincts that have figures \(less than 1% of people\)\.$/,
      ),
    ]);
    expect(await tableDigests(knex)).toEqual(before);
  });

  test("an import raises the data version only if it changes something", async () => {
    const { importText, knex } = await openCrimeDatabase("reference", open);
    const readVersion = async () =>
      Number((await knex("data_version").where({ dataset: "crime" }).first("version")).version);
    const before = await readVersion();
    await importText(LONG, { dryRun: true });
    expect(await readVersion()).toBe(before);
    await importText(LONG);
    expect(await readVersion()).toBe(before + 1);
  });
});

test("unmatched rows are left out, counted by reason, and written to a file with their line numbers", async () => {
  const { importText, figuresOf, varDir } = await openCrimeDatabase();
  const { summary } = await importText(
    'province,station,period,category,count\nNorthern Cape,Kimberley,2018Q1,Rape,20\n\n,"Nowhere, or\nso",2018Q1,Rape,1\n,Kimberley,2018Q1,=HYPERLINK(1),2\n,Nowhere,2018Q1,Rape,3\n',
    { reason: "It is meant so." },
  );
  const file = join(varDir, readdirSync(varDir)[0] as string);
  expect(summary.slice(2)).toEqual([
    `3 rows could not be matched and were left out; see ${file}:`,
    '  1 row: unknown station "Nowhere, or so"',
    '  1 row: unknown category "=HYPERLINK(1)"',
    '  1 row: unknown station "Nowhere"',
    "4 sexual offences in Jan - Mar 2018 are in no precinct: Nowhere (3); Nowhere, or so (1).",
  ]);
  expect(readFileSync(file, "utf8")).toBe(
    "line,reason,province,station,period,category,count\n" +
      '4,"unknown station ""Nowhere, or so""",,"Nowhere, or\nso",2018Q1,Rape,1\n' +
      '6,"unknown category ""=HYPERLINK(1)""",,Kimberley,2018Q1,"\'=HYPERLINK(1)",2\n' +
      '7,"unknown station ""Nowhere""",,Nowhere,2018Q1,Rape,3\n',
  );
  expect(await figuresOf("ZA")).toEqual({ "2018Q1": { Rape: 20 } });
});

test("headings match in any letter case, and semicolons and Windows line ends are read", async () => {
  const { importText, figuresOf } = await openCrimeDatabase();
  await importText("\uFEFFPERIOD;Police Station;Crime_Category;Count\r\n2018q3;KIMBERLEY;rape;4\r\n");
  expect(await figuresOf("Kimberley")).toEqual({ "2018Q3": { Rape: 4 } });
});

test("figures of a station that is part of another are added to it", async () => {
  const { importText, figuresOf } = await openCrimeDatabase();
  await importText("station,period,category,count\nPhaudi,2025Q1,Rape,2\nMatlala,2025Q1,Rape,10\n");
  expect(await figuresOf("Matlala")).toEqual({ "2025Q1": { Rape: 12 } });
});

test("an old name and a newer spelling of a category are the same category", async () => {
  const { importText, figuresOf } = await openCrimeDatabase();
  await importText(
    "station,period,category,count\nKimberley,2018Q1,Sexual offences as result of police action,4\nKimberley,2018Q1,Drug related crime,6\n",
  );
  expect(await figuresOf("Kimberley")).toEqual({
    "2018Q1": { "Sexual offences detected as a result of police action": 4, "Drug-related crime": 6 },
  });
});
