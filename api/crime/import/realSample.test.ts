import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { ratePer100000 } from "../../shared/figures/rate.ts";
import { openCrimeDatabase } from "../../testing/import/crimeImports.ts";
import { testDatabases } from "../../testing/testDatabase.ts";
import { method } from "../method.ts";

const sample = fileURLToPath(new URL("../../../../shared/data/saps-annual-sample.csv", import.meta.url));
const hasSample = existsSync(sample);

// Two provinces, 2005/06 to 2015/16; too large for the project.
describe.each(testDatabases)("on %s", (_name, open) => {
  test.skipIf(!hasSample)(
    "the police's annual figures of two provinces are imported to the number",
    async () => {
      const { importFile, figuresOf, knex, rejects } = await openCrimeDatabase("demonstration", open);
      const { changed, summary } = await importFile(sample);
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
        "132.13",
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
    },
  );
});
