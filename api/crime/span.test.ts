import fc from "fast-check";
import type { Knex } from "knex";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../lib/db.ts";
import type { PeriodKey } from "../lib/quarters.ts";
import { testDatabases } from "../lib/testing/testDatabase.ts";
import type { BoundaryCrime } from "./contract.ts";
import { type BoundaryTree, readBoundaryTree } from "./import/boundaryTree.ts";
import { readCrimeTypes } from "./import/crimeTypes.ts";
import { NOT_CAPTURED } from "./import/sumUpward.ts";
import { writeFigures } from "./import/writeFigures.ts";
import { findCrimeStats } from "./queries.ts";

const QUARTERS = [1, 2, 3, 4].map((quarter) => ({ year: 2025, quarter }));
type Reports = readonly (PeriodKey & { reports: Readonly<Record<string, number>> })[];

describe.each(testDatabases)("the span of rates, on %s", (_name, open) => {
  let database: Database;
  let tree: BoundaryTree;
  let types: Awaited<ReturnType<typeof readCrimeTypes>>;
  beforeAll(async () => {
    database = await open("reference");
    types = await readCrimeTypes();
    tree = await database.knex.transaction(readBoundaryTree);
  });
  afterAll(() => database.close());

  async function write(
    trx: Knex.Transaction,
    file: string,
    periods: readonly (PeriodKey & { reports: Map<number, number> })[],
  ) {
    const rape = types.findIndex(({ description }) => description === "Rape");
    await writeFigures({
      trx,
      tree,
      types,
      periods: periods.map(({ year, quarter, reports }) => {
        const figures = new Int32Array(tree.precinctCount * types.length).fill(NOT_CAPTURED);
        for (const [precinct, count] of reports) figures[precinct * types.length + rape] = count;
        return { period: { year, quarter }, figures };
      }),
      source: { description: file, url: null, fingerprint: null, isDemonstration: false },
      dryRun: false,
      onProgress: () => {},
    });
  }
  const writeByName = (trx: Knex.Transaction, file: string, periods: Reports) =>
    write(
      trx,
      file,
      periods.map(({ reports, ...period }) => ({
        ...period,
        reports: new Map(Object.entries(reports).map(([name, count]) => [tree.names.indexOf(name), count])),
      })),
    );
  const idOf = (name: string) => tree.boundaryIds[tree.names.indexOf(name)] as number;
  const peopleOf = (name: string) => tree.peopleCounts[tree.names.indexOf(name)] as number;

  async function undone(step: (trx: Knex.Transaction) => Promise<void>) {
    const trx = await database.knex.transaction();
    try {
      await step(trx);
    } finally {
      await trx.rollback();
    }
  }

  test("reports and people are of the precincts with figures for the whole span", () =>
    undone(async (trx) => {
      const always = QUARTERS.map((period) => ({ ...period, reports: { Kimberley: 20 } }));
      const [first, ...others] = always;
      await writeByName(trx, "a.csv", [
        { ...QUARTERS[0], reports: { ...first?.reports, Galeshewe: 7 } } as Reports[number],
        ...others,
      ]);
      const { boundaryLevel, reportingSpan } = await findCrimeStats(trx, idOf("Sol Plaatje"));
      expect(reportingSpan?.label).toBe("Jan 2025 – Dec 2025");
      expect(boundaryLevel).toMatchObject({
        precinctsReporting: 1,
        total: 80,
        reportsElsewhere: 7,
        coveredPeopleCount: peopleOf("Kimberley"),
      });
    }));

  test("under 80 % of the people there are counts and no rate", () =>
    undone(async (trx) => {
      await writeByName(trx, "a.csv", [{ year: 2025, quarter: 1, reports: { Rustenburg: 30 } }]);
      const { boundaryLevel } = await findCrimeStats(trx, idOf("North West"));
      expect(boundaryLevel).toMatchObject({ total: 30, precinctsReporting: 1, ratePer100000: null });
      expect(boundaryLevel.coveredPeopleShare).toBeLessThan(0.8);
      const precinct = await findCrimeStats(trx, idOf("Rustenburg"));
      expect(precinct.boundaryLevel.ratePer100000).toBeCloseTo((30 / peopleOf("Rustenburg")) * 100_000, 1);
    }));

  test("a corrected row does not make its file the source of the whole quarter", () =>
    undone(async (trx) => {
      const quarter = { year: 2025, quarter: 1 };
      await writeByName(trx, "whole.csv", [{ ...quarter, reports: { Kimberley: 20, Galeshewe: 7 } }]);
      await writeByName(trx, "correction.csv", [{ ...quarter, reports: { Galeshewe: 8 } }]);
      const { source, periods } = await findCrimeStats(trx, 0);
      expect(source).toMatchObject({ description: "whole.csv", besides: ["correction.csv"] });
      expect(periods[0]?.sources).toEqual(["whole.csv", "correction.csv"]);
      await writeByName(trx, "again.csv", [{ ...quarter, reports: { Kimberley: 21, Galeshewe: 9 } }]);
      const after = await findCrimeStats(trx, 0);
      expect(after.source).toMatchObject({ description: "again.csv" });
      expect(after.source?.besides).toBeUndefined();
      expect(after.periods[0]?.sources).toEqual(["again.csv"]);
    }));

  const quarter = fc.record({
    year: fc.integer({ min: 2023, max: 2025 }),
    quarter: fc.integer({ min: 1, max: 4 }),
  });
  const published = fc.uniqueArray(quarter, {
    selector: ({ year, quarter }) => `${year} ${quarter}`,
    minLength: 1,
    maxLength: 9,
  });

  test("for any quarters and precincts, rate × people are the reports of every boundary, in every answer", async () => {
    await fc.assert(
      fc.asyncProperty(
        published,
        fc.integer({ min: 1, max: 12 }),
        fc.infiniteStream(fc.nat(60)),
        (periods, rarity, numbers) =>
          undone(async (trx) => {
            const next = () => numbers.next().value as number;
            await write(
              trx,
              "a.csv",
              periods.map((period) => {
                const reports = new Map<number, number>();
                for (let precinct = 0; precinct < tree.precinctCount; precinct++)
                  if ((precinct * 7 + period.quarter + period.year) % (rarity * 12) !== 0)
                    reports.set(precinct, next());
                return { ...period, reports };
              }),
            );
            await checkAnswers(trx);
          }),
      ),
      { numRuns: 5 },
    );
  });

  async function checkAnswers(trx: Knex.Transaction) {
    let boundaryId: number | undefined = 0;
    let seenAbove: BoundaryCrime | undefined;
    while (boundaryId !== undefined) {
      const { boundaryLevel, containedBoundaryData } = await findCrimeStats(trx, boundaryId);
      if (seenAbove !== undefined) expect(boundaryLevel).toEqual(seenAbove);
      for (const each of [boundaryLevel, ...containedBoundaryData]) checkRate(each);
      const parts = containedBoundaryData.map(({ total }) => total ?? 0);
      if (parts.length > 0) expect(parts.reduce((a, b) => a + b, 0)).toBe(boundaryLevel.total ?? 0);
      seenAbove = containedBoundaryData[boundaryId % Math.max(1, containedBoundaryData.length)];
      boundaryId = seenAbove?.boundaryId;
    }
  }

  function checkRate({ ratePer100000, coveredPeopleCount, coveredPeopleShare, total }: BoundaryCrime) {
    if ((coveredPeopleShare ?? 0) < 0.8) return expect(ratePer100000).toBeNull();
    const reports = ((ratePer100000 as number) * (coveredPeopleCount as number)) / 100_000;
    expect(Math.abs(reports - (total as number))).toBeLessThanOrEqual(
      (coveredPeopleCount as number) * 5.1e-8,
    );
  }
});
