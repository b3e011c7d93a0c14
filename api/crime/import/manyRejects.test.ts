import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";
import { readReference } from "../../lib/figures/readReference.ts";
import { openCrimeDatabase } from "../../testing/import/crimeImports.ts";
import { tableDigests } from "../../testing/tableDigests.ts";
import { temporaryFile } from "../../testing/temporaryFile.ts";

const stations = await readReference("police_stations.csv", z.object({ name: z.string(), code: z.string() }));
const HEADER = "station,period,category,count\n";
const getRows = (count: number, category = "Rape") =>
  stations
    .slice(0, count)
    .map(({ code }) => `${code},2018Q1,${category},10\n`)
    .join("");
const LOST = "Nowhere,2018Q1,Murder,1\n";

test("a file with more than 5 % unmatched rows is refused unless a reason is given", async () => {
  const { importText, figuresOf, rejects, knex } = await openCrimeDatabase();
  await importText(`${HEADER}${getRows(19)}${LOST}`);
  const before = await tableDigests(knex);
  const tooMany = `${HEADER}${getRows(18, "Murder")}${LOST}`;
  const refusal = await importText(tooMany).catch((error: unknown) => error);
  expect(refusal).toMatchObject({
    message: expect.stringContaining("needs a reason (--reason TEXT), and nothing was imported."),
    details: expect.arrayContaining(["  1 of 19 rows (5.3 %) match no known station and category."]),
  });
  expect(await tableDigests(knex)).toEqual(before);
  await importText(tooMany, { reason: "It is meant so." });
  expect(await figuresOf("ZA")).toEqual({ "2018Q1": { Rape: 190, Murder: 180 } });
  expect(rejects).toThrow("several files");
});

test("a file whose few unmatched rows have many of the sexual offences is refused, too", async () => {
  const { importText } = await openCrimeDatabase();
  await expect(importText(`${HEADER}${getRows(40)}Nowhere,2018Q1,Rape,50\n`)).rejects.toMatchObject({
    details: expect.arrayContaining([
      "  1 of 41 rows (2.4 %) and 50 of 450 sexual offences (11.1 %) match no known station and category.",
    ]),
  });
});

test("figures of a tenth of the stations replace the national demonstration only if a reason is given", async () => {
  const { importText, figuresOf } = await openCrimeDatabase("demonstration");
  const fewStations = HEADER + getRows(116);
  await expect(importText(fewStations)).rejects.toMatchObject({
    details: expect.arrayContaining([
      "  The file has figures of 116 of 1,167 stations, which would remove the demonstration of the whole country.",
    ]),
  });
  expect(Object.keys(await figuresOf("ZA"))).toHaveLength(8);
  await importText(fewStations, { reason: "It is meant so." });
  expect(await figuresOf("ZA")).toEqual({ "2018Q1": { Rape: 1160 } });
});

test("corrected rejects can be imported, and the file of rejects is deleted once no row is rejected", async () => {
  const { importText, importFile, figuresOf, rejects, varDir } = await openCrimeDatabase();
  const file = temporaryFile("figures.csv", `${HEADER}${getRows(30)}Kimberly,2018Q1,Rape,7\n`);
  await importFile(file);
  const text = rejects() as string;
  expect(text).toContain('unknown station ""Kimberly"": did you mean Kimberley?');

  await importText(text.replace(",Kimberly,", ",Kimberley,"), { name: "corrected.csv" });
  expect(await figuresOf("ZA")).toEqual({ "2018Q1": { Rape: 307 } });

  const aliases = temporaryFile("names.csv", "alias,station\nKimberly,Kimberley\n");
  await importFile(file, { aliases });
  expect(readdirSync(varDir)).toEqual([]);
});

test("two files with the same name have separate files of rejects", async () => {
  const { importText, varDir } = await openCrimeDatabase();
  await importText(`${HEADER}${getRows(30)}Nowhere,2018Q1,Rape,7\n`);
  await importText(`${HEADER}${getRows(30)}Elsewhere,2018Q1,Rape,7\n`);
  expect(readdirSync(varDir)).toHaveLength(2);
});

test("an operator's names for stations are stored, but not by a dry run", async () => {
  const { importText, figuresOf, knex } = await openCrimeDatabase();
  const aliases = temporaryFile(
    "names.csv",
    "alias,province,station\nKatkop,EC,Ngqayi\nThe Big Hole,,PD309005\n",
  );
  const csv = (period: string) =>
    `province,station,period,category,count\nEC,Katkop,${period},Rape,3\nNC,The Big Hole,${period},Rape,4\n`;
  await importText(csv("2018Q1"), { aliases, dryRun: true });
  await expect(importText(csv("2018Q1"))).rejects.toThrow("none of its 2 rows matches");
  await importText(csv("2018Q1"), { aliases });
  await importText(csv("2018Q2"));
  expect(await figuresOf("Ngqayi")).toEqual({ "2018Q1": { Rape: 3 }, "2018Q2": { Rape: 3 } });
  expect(await figuresOf("Kimberley")).toEqual({ "2018Q1": { Rape: 4 }, "2018Q2": { Rape: 4 } });
  expect(await knex("station_alias").orderBy("alias").pluck("alias")).toEqual(["Katkop", "The Big Hole"]);
});

test.each([
  [
    "alias,station\nKatkop,Kimberly\n",
    'names.csv, line 2: unknown station "Kimberly": did you mean Kimberley?',
  ],
  [
    "alias,station\nGaleshewe,Kimberley\n",
    'names.csv, line 2: "Galeshewe" is the name of another station already.',
  ],
  ["alias,station\nKatkop,Ngqayi\nKATKOP,Ngqayi\n", 'names.csv, line 3: "KATKOP" appears twice.'],
  ["alias,station\n,Ngqayi\n", "names.csv, line 2: the alias is empty."],
])("an invalid file of names is refused: %j", async (names, message) => {
  const { importText, knex } = await openCrimeDatabase();
  const aliases = temporaryFile("names.csv", names);
  await expect(importText(HEADER + getRows(1), { aliases })).rejects.toThrow(message);
  expect(await knex("station_alias").select("*")).toEqual([]);
});
