import fc from "fast-check";
import type { Knex } from "knex";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { findFigure } from "../findings/embed/findFigure.ts";
import { findFindings } from "../findings/queries.ts";
import { findBoundary } from "../geography/queries.ts";
import type { Database } from "../lib/database/db.ts";
import { readReference } from "../lib/figures/readReference.ts";
import { buildFiguresFile } from "../open-data/figuresFile.ts";
import type { PeriodKey } from "../shared/quarters.ts";
import { testRenderers } from "../testing/startApp.ts";
import { testDatabases } from "../testing/testDatabase.ts";
import type { BoundaryCrime } from "./contract.ts";
import { readCrimeTypes } from "./import/figures/crimeTypes.ts";
import { NOT_CAPTURED } from "./import/figures/sumUpward.ts";
import { writeFigures } from "./import/figures/writeFigures.ts";
import { type BoundaryTree, readBoundaryTree } from "./import/stations/boundaryTree.ts";
import { measure } from "./measure.ts";
import { findCrimeStats } from "./queries.ts";

const { renderEmbed } = await testRenderers();

const peopleByYear = await readReference(
  "people_by_year.csv",
  z.object({ municipality_code: z.string() }).catchall(z.coerce.number()),
);

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

  async function writePeriods(
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
      source: { description: file, url: null },
      dryRun: false,
      onProgress: () => {},
    });
  }
  const writeByName = (trx: Knex.Transaction, file: string, periods: Reports) =>
    writePeriods(
      trx,
      file,
      periods.map(({ reports, ...period }) => ({
        ...period,
        reports: new Map(Object.entries(reports).map(([name, count]) => [tree.names.indexOf(name), count])),
      })),
    );
  const writeTenEverywhere = (trx: Knex.Transaction, file: string, years: readonly number[]) => {
    const reports = new Map(Array.from({ length: tree.precinctCount }, (_, precinct) => [precinct, 10]));
    return writePeriods(
      trx,
      file,
      years.map((year) => ({ year, quarter: 0, reports })),
    );
  };
  const listFindings = (trx: Knex.Transaction, boundaryId: number) =>
    findFindings(trx, { boundaryId, componentId: 3 }, "2026-11-23");
  const getId = (name: string) => tree.boundaryIds[tree.names.indexOf(name)] as number;
  const getPeople = (name: string, municipality: string, year: number) => {
    const estimates = peopleByYear.find(({ municipality_code }) => municipality_code === municipality);
    const counted = tree.peopleCounts[tree.names.indexOf(name)] as number;
    return Math.round((counted * Number(estimates?.[year])) / Number(estimates?.[2022]));
  };

  async function runAndRollBack(step: (trx: Knex.Transaction) => Promise<void>) {
    const trx = await database.knex.transaction();
    try {
      await step(trx);
    } finally {
      await trx.rollback();
    }
  }

  test("a rate has the reports and people of precincts with figures for the whole span", () =>
    runAndRollBack(async (trx) => {
      const reports = { Kimberley: 20, "Ivory Park": 5, Delft: 5, Akasia: 5 };
      const fullYear = QUARTERS.map((period) => ({ ...period, reports }));
      const [first, ...laterQuarters] = fullYear;
      await writeByName(trx, "a.csv", [
        { ...QUARTERS[0], reports: { ...first?.reports, Galeshewe: 7 } } as Reports[number],
        ...laterQuarters,
      ]);
      const { boundaryLevel, reportingSpan } = await findCrimeStats(trx, getId("Sol Plaatje"));
      expect(reportingSpan?.label).toBe("Jan 2025 – Dec 2025");
      expect(boundaryLevel).toMatchObject({
        precinctsReporting: 1,
        total: 80,
        reportsElsewhere: 7,
        coveredPeopleCount: getPeople("Kimberley", "NC091", 2025),
      });
    }));

  test("the coverage of a municipality is the people of its precincts relative to its own estimate", () =>
    runAndRollBack(async (trx) => {
      await writeTenEverywhere(trx, "a.csv", [2022]);
      const { boundaryLevel } = await findCrimeStats(trx, getId("Gamagara"));
      expect(boundaryLevel).toMatchObject({
        peopleCount: 67_103,
        coveredPeopleCount: 30_814,
        precincts: 4,
        precinctsReporting: 4,
        total: 40,
        ratePer100000: null,
      });
      const { getMeasuredFigure } = await measure.findCurrent(
        trx,
        [{ boundaryId: getId("Gamagara"), boundaryTypeId: 3 }],
        "2026-11-23",
      );
      expect(getMeasuredFigure(getId("Gamagara"))).toMatchObject({
        value: "under-covered",
        missing:
          "129.81 reports of sexual offences per 100,000 people in the 4 police precincts counted in Gamagara",
      });
    }));

  test("later years of a few stations do not replace a complete year", () =>
    runAndRollBack(async (trx) => {
      const stations = (count: number) =>
        new Map(Array.from({ length: count }, (_, precinct) => [precinct, 10 + (precinct % 30)]));
      await writePeriods(
        trx,
        "a.csv",
        [2013, 2014, 2015].map((year) => ({ year, quarter: 0, reports: stations(tree.precinctCount) })),
      );
      await writePeriods(
        trx,
        "b.csv",
        [2016, 2017].map((year) => ({ year, quarter: 0, reports: stations(9) })),
      );
      const { reportingSpan, boundaryLevel, periods } = await findCrimeStats(trx, 0);
      expect(reportingSpan?.label).toBe("2015/16");
      expect(boundaryLevel.ratePer100000).toBeGreaterThan(0);
      expect(periods.find(({ isCurrent }) => isCurrent)?.period).toBe("2015/16");
      const { sentences, periods: visible, sources } = await listFindings(trx, 0);
      expect(sentences.areas).toMatch(/ \(2015\/16\)$/);
      expect(sentences.change).toMatch(/^South Africa had \d.* in 2015\/16, /);
      expect(visible).toEqual(["2013/14", "2014/15", "2015/16"]);
      expect(sources).toEqual([]);
    }));

  test("figures of two files cite both, and a comparison across them notes the other source", () =>
    runAndRollBack(async (trx) => {
      await writeTenEverywhere(trx, "a.csv", [2013, 2014]);
      await writeTenEverywhere(trx, "b.csv", [2015]);
      const { sentences, sources } = await listFindings(trx, 0);
      expect(sources).toEqual([
        { description: "a.csv", first: "2013/14", last: "2014/15" },
        { description: "b.csv", first: "2015/16", last: "2015/16" },
      ]);
      expect(sentences.change).toMatch(/a year before; figures before 2015\/16 are from another source$/);
      const file = { name: "crime.csv", measure } as const;
      const places = [await findBoundary(trx, 0)];
      const { columns, rows } = await buildFiguresFile(trx, file, { places, today: "2026-11-23" });
      const column = columns.findIndex(([heading]) => heading === "Source");
      expect(rows.map((row) => row[column])).toEqual(["a.csv", "a.csv", "b.csv"]);
      const figure = await findFigure(
        trx,
        { kind: "trend", theme: "crime", boundaryId: 0, areaTypeId: undefined },
        "2026-11-23",
      );
      const markup = renderEmbed({ figure, origin: "https://gbvf.example", publisher: null });
      expect(markup).toContain("2013/14 to 2014/15: a.csv; 2015/16: b.csv");
      expect(markup).toContain("<title>Another source</title>");
    }));

  test.each<[what: string, periods: PeriodKey[], year: number]>([
    ["a financial year by its first calendar year", [{ year: 2015, quarter: 0 }], 2015],
    ["a quarter by its year", [{ year: 2019, quarter: 1 }], 2019],
    [
      "four quarters by the year of the first",
      [3, 4, 5, 6].map((each) => ({ year: each > 4 ? 2019 : 2018, quarter: ((each - 1) % 4) + 1 })),
      2018,
    ],
    ["a year before the first estimate by the first estimate", [{ year: 1999, quarter: 0 }], 2002],
    ["a year after the last estimate by the last estimate", [{ year: 2031, quarter: 0 }], 2026],
  ])("rates divide %s", (_what, periods, year) =>
    runAndRollBack(async (trx) => {
      await writeByName(
        trx,
        "a.csv",
        periods.map((period) => ({ ...period, reports: { Kimberley: 20 } })),
      );
      const { boundaryLevel } = await findCrimeStats(trx, getId("Kimberley"));
      const people = getPeople("Kimberley", "NC091", year);
      expect(boundaryLevel.peopleYear).toBe(year);
      expect(boundaryLevel.coveredPeopleCount).toBe(people);
      expect(boundaryLevel.ratePer100000).toBeCloseTo(((20 * periods.length) / people) * 100_000, 2);
    }),
  );

  test("the rate of each period divides by the people of its own year", () =>
    runAndRollBack(async (trx) => {
      const years = [2005, 2015];
      await writeTenEverywhere(trx, "a.csv", years);
      const municipality = { boundaryId: getId("Sol Plaatje"), boundaryTypeId: 3 };
      const { getMeasuredFigure } = await measure.findSeries(trx, [municipality], "2026-11-23");
      const [before, later] = years.map((year) =>
        getMeasuredFigure(municipality.boundaryId, { year, quarter: null, period: "" }),
      );
      expect(before?.cases).toBe(later?.cases);
      const estimates = peopleByYear.find(({ municipality_code }) => municipality_code === "NC091");
      const growth = Number(estimates?.[2015]) / Number(estimates?.[2005]);
      expect(Number(before?.value) / Number(later?.value)).toBeCloseTo(growth, 3);
    }));

  test("a file with one corrected row is not cited as the source of the whole quarter", () =>
    runAndRollBack(async (trx) => {
      const quarter = { year: 2025, quarter: 1 };
      await writeByName(trx, "whole.csv", [{ ...quarter, reports: { Kimberley: 20, Galeshewe: 7 } }]);
      await writeByName(trx, "correction.csv", [{ ...quarter, reports: { Galeshewe: 8 } }]);
      const { source, periods } = await findCrimeStats(trx, 0);
      expect(source).toMatchObject({ description: "whole.csv", otherSources: ["correction.csv"] });
      expect(periods[0]?.sources).toEqual(["whole.csv", "correction.csv"]);
      await writeByName(trx, "again.csv", [{ ...quarter, reports: { Kimberley: 21, Galeshewe: 9 } }]);
      const after = await findCrimeStats(trx, 0);
      expect(after.source).toMatchObject({ description: "again.csv" });
      expect(after.source?.otherSources).toBeUndefined();
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

  test("for any quarters and precincts, rate × people equals the reports of every boundary in every response", async () => {
    await fc.assert(
      fc.asyncProperty(
        published,
        fc.integer({ min: 1, max: 12 }),
        fc.infiniteStream(fc.nat(60)),
        (periods, rarity, numbers) =>
          runAndRollBack(async (trx) => {
            const takeNumber = () => numbers.next().value as number;
            await writePeriods(
              trx,
              "a.csv",
              periods.map((period) => {
                const reports = new Map<number, number>();
                for (let precinct = 0; precinct < tree.precinctCount; precinct++)
                  if ((precinct * 7 + period.quarter + period.year) % (rarity * 12) !== 0)
                    reports.set(precinct, takeNumber());
                return { ...period, reports };
              }),
            );
            await checkResponses(trx);
          }),
      ),
      { numRuns: 5 },
    );
  });

  async function checkResponses(trx: Knex.Transaction) {
    let boundaryId: number | undefined = 0;
    let seenInParent: BoundaryCrime | undefined;
    while (boundaryId !== undefined) {
      const { boundaryLevel, containedBoundaryData } = await findCrimeStats(trx, boundaryId);
      if (seenInParent !== undefined) expect(boundaryLevel).toEqual(seenInParent);
      for (const each of [boundaryLevel, ...containedBoundaryData]) checkRate(each);
      const parts = containedBoundaryData.map(({ total }) => total ?? 0);
      if (parts.length > 0) expect(parts.reduce((a, b) => a + b, 0)).toBe(boundaryLevel.total ?? 0);
      seenInParent = containedBoundaryData[boundaryId % Math.max(1, containedBoundaryData.length)];
      boundaryId = seenInParent?.boundaryId;
    }
  }

  function checkRate({ ratePer100000, coveredPeopleCount, coveredPeopleShare, total }: BoundaryCrime) {
    const share = coveredPeopleShare ?? 0;
    if (share < 0.8 || share > 1.25) return expect(ratePer100000).toBeNull();
    const reports = ((ratePer100000 as number) * (coveredPeopleCount as number)) / 100_000;
    expect(Math.abs(reports - (total as number))).toBeLessThanOrEqual(
      (coveredPeopleCount as number) * 5.1e-8,
    );
  }
});
