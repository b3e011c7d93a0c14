import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { readReference } from "../../lib/figures/readReference.ts";
import { COUNTRY } from "../../shared/figures/boundaryTypes.ts";
import { ratePer100000, totalOf } from "../../shared/figures/rate.ts";
import { openCrimeDatabase } from "../../testing/import/crimeImports.ts";
import { testDatabases } from "../../testing/testDatabase.ts";
import { method } from "../method.ts";
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
const getRows = (station: string, period: string, { total, rape, assault, attempted, contact }: Counts) =>
  [
    ["Sexual Offences", total],
    ["Rape", rape],
    ["Sexual assault", assault],
    ["Attempted sexual offences", attempted],
    ["Contact sexual offences", contact],
  ]
    .map(([category, count]) => `NC,${station},${period},${category},${count}\n`)
    .join("");

test("if the parts differ from their total in a few rows, the total counts, and the preview counts those rows", async () => {
  const { importText, knex } = await openCrimeDatabase();
  const file =
    HEADER +
    stations
      .map((name, index) => getRows(name, "2018Q1", index === 0 ? { ...GOOD, contact: 3 } : GOOD))
      .join("");
  const { summary } = await importText(file, { dryRun: true });
  expect(summary).toContain(
    "In 1 of 40 rows (a station in a period), the parts of the sexual offences do not add up to their total; the total counts.",
  );
  await importText(file);
  const { boundaryLevel } = await knex.transaction((trx) => findCrimeStats(trx, COUNTRY));
  expect(totalOf(boundaryLevel.crimeStats)).toBe(40 * GOOD.total);
});

test("a file whose parts add up gets no message about them", async () => {
  const { importText } = await openCrimeDatabase();
  const { summary } = await importText(
    HEADER + stations.map((name) => getRows(name, "2018Q1", GOOD)).join(""),
  );
  expect(summary.join(" ")).not.toMatch(/parts/);
});

const toWideRows = (year: string, counts: (index: number) => readonly (number | string)[]) =>
  stations.map((name, index) => `NC,${name},${year},${counts(index).join(",")}\n`).join("");

test("codes in place of counts are imported as missing, not zero", async () => {
  const { importText, figuresOf } = await openCrimeDatabase();
  const file = `province,station,year,total_sexual_offences,rape,sexual_assault,attempted_sexoff,contact_sexoff\n${[
    toWideRows("2016-2017", () => [20, 12, 5, 47, 48]),
    toWideRows("2017-2018", (index) => [20, 12, 5, 2, index < 15 ? 99 : 1]),
    toWideRows("2018-2019", () => [0, 12, 5, 2, 1]),
    toWideRows("2019-2020", () => [20, 12, 5, 2, 1]),
  ].join("")}`;
  const { warnings } = await importText(file, { dryRun: true });
  expect(warnings?.slice(0, 4)).toEqual([
    '"attempted_sexoff" is 47, the code of that category, where its total contradicts it. It is missing there: 2016/17.',
    '"contact_sexoff" is 48, the code of that category, where its total contradicts it. It is missing there: 2016/17.',
    '"contact_sexoff" is 99 where its total contradicts it. It is missing there: 2017/18.',
    '"total_sexual_offences" is 0 where its parts contradict it. It is missing there: 2018/19.',
  ]);
  await importText(file, { reason: "It is meant so." });
  const all = { "Sexual offences": 800, Rape: 480, "Sexual assault": 200 };
  expect(await figuresOf("ZA")).toEqual({
    "2016": all,
    "2017": { ...all, "Attempted sexual offences": 80, "Contact sexual offences": 25 },
    "2018": {
      Rape: 480,
      "Sexual assault": 200,
      "Attempted sexual offences": 80,
      "Contact sexual offences": 40,
    },
    "2019": { ...all, "Attempted sexual offences": 80, "Contact sexual offences": 40 },
  });
});

test("parts below their total in many rows stop the import", async () => {
  const { importText } = await openCrimeDatabase();
  const file = HEADER + stations.map((name) => getRows(name, "2018Q1", { ...GOOD, rape: 0 })).join("");
  await expect(importText(file)).rejects.toThrow(
    'figures.csv: in 40 of the 40 rows of Jan - Mar 2018, the parts of the sexual offences do not add up to "Sexual Offences": they are less in 40 of them and more in 0; correct those counts or leave them out.',
  );
});

const sample = fileURLToPath(new URL("../../../../shared/data/saps-annual-sample.csv", import.meta.url));
const hasSample = existsSync(sample);

// The file has two provinces from 2005/06 to 2015/16. It is too large for the repository.
describe.each(testDatabases)("on %s", (_name, open) => {
  test.skipIf(!hasSample)("the police's annual figures of two provinces are imported exactly", async () => {
    const { importFile, figuresOf, knex, rejects } = await openCrimeDatabase("demonstration", open);
    // Some stations have zero in every category of a year, so the import requires a reason.
    const reason = "It is meant so.";
    const { changed, summary } = await importFile(sample, { reason });
    expect(changed).toBe(true);
    expect(summary).toEqual([
      "51,381 figures of police stations were read and matched.",
      "51,381 figures were added and 0 corrected, in 11 periods, from 2005/06 to 2015/16.",
      "The demonstration figures of crime were removed.",
    ]);
    expect(rejects()).toBeNull();

    const sexualOffences = async (area: string) => (await figuresOf(area))["2015"]?.["Sexual offences"];
    expect(await sexualOffences("NC")).toBe(1719);
    expect(await sexualOffences("NW")).toBe(4164);
    expect(await sexualOffences("ZA")).toBe(1719 + 4164);
    expect(await sexualOffences("Kimberley")).toBe(82);
    expect(Object.keys(await figuresOf("Siyathemba"))).toHaveLength(11);
    expect(Object.keys(await figuresOf("Richmond NC"))).toHaveLength(11);

    const people = await knex("crime_span_coverage")
      .join("boundary", "boundary.boundary_id", "crime_span_coverage.boundary_id")
      .whereIn("boundary.code", ["NC", "NW"])
      .orderBy("boundary.code")
      .pluck("covered_people_count");
    expect(people.map((count, index) => (((index ? 4164 : 1719) / count) * 100_000).toFixed(2))).toEqual([
      "136.42",
      "124.02",
    ]);
    const solPlaatje: { people: number } = await knex("crime_span_coverage")
      .join("boundary", "boundary.boundary_id", "crime_span_coverage.boundary_id")
      .where("boundary.code", "NC091")
      .first("covered_people_count as people");
    const reports = Number(await sexualOffences("NC091"));
    expect(method.example).toContain(`recorded ${reports} sexual offences`);
    expect(method.example).toContain(`comes to ${solPlaatje.people.toLocaleString("en")} people`);
    expect(method.example).toContain(`a rate of ${ratePer100000(reports, solPlaatje.people)}.`);
    expect(await importFile(sample)).toMatchObject({ changed: false });
  });
});
