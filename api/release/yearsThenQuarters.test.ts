import { expect, test } from "vitest";
import { openCrimeDatabase } from "../testing/import/crimeImports.ts";
import { findRelease, findReleases } from "./queries.ts";

test("quarters after years correct nothing, and a year that is corrected later is listed once", async () => {
  const { importText, knex } = await openCrimeDatabase();
  const names: string[] = [
    ...new Set<string>(
      await knex("boundary").where({ boundaryTypeId: 5, nationalBoundaryId: 7 }).pluck("description"),
    ),
  ];
  const importRows = (period: string, count: number) =>
    importText(
      `station,period,category,count\n${names.map((name) => `${name},${period},Rape,${count}\n`).join("")}`,
      { acceptRejects: true },
    );
  const latest = async () => {
    const [release] = await findReleases(knex);
    const { themes } = await findRelease(knex, release?.releaseId ?? 0, "2026-08-15");
    return { summary: release?.summary, corrections: themes[0]?.corrections };
  };

  await importRows("2014-2015", 10);
  await importRows("2015-2016", 10);
  await importRows("2018Q1", 3);
  expect(await latest()).toEqual({
    corrections: [],
    summary: [
      "Crime statistics: figures of Jan - Mar 2018 are new.",
      `Crime statistics, in the file: ${names.length} figures were added and 0 corrected, in Jan - Mar 2018.`,
    ],
  });

  const before = await importRows("2014-2015", 12);
  const { corrections, summary } = await latest();
  expect(corrections).toEqual([
    { period: "2014/15", boundary: "Northern Cape", from: expect.any(Number), to: expect.any(Number) },
  ]);
  expect(Number(corrections?.[0]?.to)).toBeGreaterThan(Number(corrections?.[0]?.from));
  expect(summary).toEqual([
    "Crime statistics: 1 figure of the country and its provinces, of 2014/15, was corrected.",
    `Crime statistics, in the file: 0 figures were added and ${names.length} corrected, in 2014/15.`,
  ]);
  expect(before.summary).toContain(summary?.at(-1)?.split("in the file: ")[1]);

  await importRows("2018Q2", 4);
  expect((await latest()).corrections).toEqual([]);
});

test("figures that were missing change a published sum, and are not called a correction", async () => {
  const { importText, knex } = await openCrimeDatabase();
  const names: string[] = [
    ...new Set<string>(
      await knex("boundary").where({ boundaryTypeId: 5, nationalBoundaryId: 7 }).pluck("description"),
    ),
  ];
  const importRows = (stations: readonly string[]) =>
    importText(
      `station,period,category,count\n${stations.map((name, index) => `${name},2018Q1,Rape,${index}\n`).join("")}`,
      { acceptRejects: true },
    );
  await importRows(names.slice(0, -1));
  await importRows(names);
  const [release] = await findReleases(knex);
  expect(release?.title).toBe("Crime statistics: figures that were missing");
  expect(release?.summary).toEqual([
    "Crime statistics: 1 figure of the country and its provinces, of Jan - Mar 2018, changed, as figures that were missing came in.",
    "Crime statistics, in the file: 1 figure was added and 0 corrected, in Jan - Mar 2018.",
  ]);
});
