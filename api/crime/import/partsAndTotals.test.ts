import { expect, test } from "vitest";
import { z } from "zod";
import { readReference } from "../../lib/figures/readReference.ts";
import { COUNTRY } from "../../shared/figures/boundaryTypes.ts";
import { totalOf } from "../../shared/figures/rate.ts";
import { openCrimeDatabase } from "../../testing/import/crimeImports.ts";
import { findCrimeStats } from "../queries.ts";

const Station = z.object({ name: z.string(), municipality_code: z.string() });
const stations = (await readReference("police_stations.csv", Station))
  .filter(({ municipality_code }) => municipality_code.startsWith("NC"))
  .map(({ name }) => name)
  .filter((name) => !/Richmond/.test(name))
  .slice(0, 40);

type Counts = { total: number; rape: number; assault: number; attempted: number; contact: number };
const GOOD: Counts = { total: 20, rape: 12, assault: 5, attempted: 2, contact: 1 };

const HEADER = "province,station,period,category,count\n";
const rowsOf = (station: string, period: string, { total, rape, assault, attempted, contact }: Counts) =>
  [
    ["Sexual Offences", total],
    ["Rape", rape],
    ["Sexual assault", assault],
    ["Attempted sexual offences", attempted],
    ["Contact sexual offences", contact],
  ]
    .map(([category, count]) => `NC,${station},${period},${category},${count}\n`)
    .join("");

test("where the parts differ from their total in a few rows, the total counts, and the preview says in how many", async () => {
  const { importText, knex } = await openCrimeDatabase();
  const file =
    HEADER +
    stations
      .map((name, index) => rowsOf(name, "2018Q1", index === 0 ? { ...GOOD, contact: 3 } : GOOD))
      .join("");
  const { summary } = await importText(file, { dryRun: true });
  expect(summary).toContain(
    "In 1 of 40 rows (a station in a period), the parts of the sexual offences do not add up to their total; the total counts.",
  );
  await importText(file);
  const { boundaryLevel } = await knex.transaction((trx) => findCrimeStats(trx, COUNTRY));
  expect(totalOf(boundaryLevel.crimeStats)).toBe(40 * GOOD.total);
});

test("a file whose parts add up says nothing of them", async () => {
  const { importText } = await openCrimeDatabase();
  const { summary } = await importText(
    HEADER + stations.map((name) => rowsOf(name, "2018Q1", GOOD)).join(""),
  );
  expect(summary.join(" ")).not.toMatch(/parts/);
});

test("a category's code in place of its count is named, and the file refused", async () => {
  const { importText, figuresOf } = await openCrimeDatabase();
  const file =
    HEADER +
    stations
      .flatMap((name) => [
        rowsOf(name, "2016-2017", { ...GOOD, attempted: 47 }),
        rowsOf(name, "2017-2018", GOOD),
      ])
      .join("");
  await expect(importText(file, { acceptRejects: true })).rejects.toThrow(
    'figures.csv: in 40 of the 40 rows of 2016/17, the parts of the sexual offences do not add up to their total: "Attempted sexual offences" is 47, the code of that category, in 40 of them; correct those counts or leave them out.',
  );
  expect(await figuresOf("ZA")).toEqual({});
});

test("parts that fall short of their total in many rows are refused too", async () => {
  const { importText } = await openCrimeDatabase();
  const file = HEADER + stations.map((name) => rowsOf(name, "2018Q1", { ...GOOD, rape: 0 })).join("");
  await expect(importText(file)).rejects.toThrow(
    'figures.csv: in 40 of the 40 rows of Jan - Mar 2018, the parts of the sexual offences do not add up to "Sexual Offences": they are less in 40 of them and more in 0; correct those counts or leave them out.',
  );
});
