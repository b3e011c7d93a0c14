import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { testDatabases } from "../../lib/testing/testDatabase.ts";
import { openCrimeDatabase } from "../testing/crimeImports.ts";

const sample = fileURLToPath(new URL("../../../../shared/data/saps-annual-sample.csv", import.meta.url));
const hasSample = existsSync(sample);

// The police's annual figures of two provinces, 2005/06 to 2015/16, are too large to be part of the project.
describe.each(testDatabases)("on %s", (_name, open) => {
  test.skipIf(!hasSample)(
    "the police's annual figures of two provinces are imported to the number",
    async () => {
      const { importFile, figuresOf, knex, varDir } = await openCrimeDatabase("demonstration", open);
      const { changed, summary } = await importFile(sample);
      expect(changed).toBe(true);
      expect(summary).toEqual([
        "50,490 figures of police stations were read and matched.",
        "50,490 figures were added and 0 corrected, in 11 periods, from 2005/06 to 2015/16.",
        "The demonstration figures of crime were removed.",
        `81 rows could not be matched and were left out; see ${join(varDir, "saps-annual-sample-rejects.csv")}:`,
        '  27 rows: unknown station "Lethlabile"',
        '  27 rows: unknown station "Bathlaros"',
        '  27 rows: unknown station "Mothutlung"',
      ]);
      expect(rejectedRowsStandOnTheirLines(join(varDir, "saps-annual-sample-rejects.csv"))).toBe(81);

      const sexualOffences = async (area: string) => (await figuresOf(area))["2015"]?.["Sexual offences"];
      expect(await sexualOffences("NC")).toBe(1671);
      expect(await sexualOffences("NW")).toBe(4058);
      expect(await sexualOffences("ZA")).toBe(1671 + 4058);
      expect(await sexualOffences("Kimberley")).toBe(82);
      expect(Object.keys(await figuresOf("Siyathemba"))).toHaveLength(11);
      expect(Object.keys(await figuresOf("Richmond NC"))).toHaveLength(11);

      const people = await knex("crime_coverage")
        .join("boundary", "boundary.boundary_id", "crime_coverage.boundary_id")
        .where({ year: 2015, quarter: 0 })
        .whereIn("boundary.code", ["NC", "NW"])
        .orderBy("boundary.code")
        .pluck("covered_people_count");
      expect(people.map((count, index) => (((index ? 4058 : 1671) / count) * 100_000).toFixed(2))).toEqual([
        "123.24",
        "106.66",
      ]);
      expect(await importFile(sample)).toMatchObject({ changed: false });
    },
  );
});

/** How many rejected rows are the row that stands on their line in the sample; fails at one that is not. */
function rejectedRowsStandOnTheirLines(rejects: string): number {
  const lines = readFileSync(sample, "utf8").split(/\r?\n/);
  const rows = readFileSync(rejects, "utf8").trim().split("\n").slice(1);
  for (const row of rows) {
    const [line, , ...cells] = row.split(",");
    expect(lines[Number(line) - 1]).toBe(cells.join(","));
  }
  return rows.length;
}
