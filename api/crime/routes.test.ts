import { describe, expect, test } from "vitest";
import { getJsonResponse } from "../testing/Browser.ts";
import { startApi } from "../testing/startApi.ts";
import { testDatabases } from "../testing/testDatabase.ts";
import { type CrimeStats, getCrimeStats } from "./contract.ts";

describe.each(testDatabases)("crime/stats on %s", (_name, open) => {
  const api = startApi(open, { isShared: true });
  const empty = startApi(open, { set: "reference", isShared: true });

  const fetchStats = (boundaryId: number, from = api): Promise<CrimeStats> =>
    getJsonResponse(from, getCrimeStats, { query: { boundaryId } });

  test("at every level the contained boundaries add up to the total", async () => {
    let boundaryId: number | undefined = 0;
    for (const typeId of [0, 1, 2, 3, 5]) {
      const { boundaryLevel, containedBoundaryData } = await fetchStats(boundaryId as number);
      expect(boundaryLevel.boundaryTypeId).toBe(typeId);
      if (typeId < 5) {
        const parts = containedBoundaryData.map(({ total }) => total ?? 0);
        expect(parts.reduce((a, b) => a + b, 0)).toBe(boundaryLevel.total);
        const reporting = containedBoundaryData.map(({ precinctsReporting }) => precinctsReporting);
        expect(reporting.reduce((a, b) => a + b, 0)).toBe(boundaryLevel.precinctsReporting);
      } else {
        expect(containedBoundaryData).toEqual([]);
      }
      boundaryId = containedBoundaryData.find(({ total }) => (total ?? 0) > 0)?.boundaryId;
    }
  });

  test("the police precincts of a province are returned together and add up to the province", async () => {
    const { boundaryLevel, containedBoundaryData } = await getJsonResponse(api, getCrimeStats, {
      query: { boundaryId: 7, areaTypeId: 5 },
    });
    expect(containedBoundaryData).toHaveLength(boundaryLevel.precincts);
    expect(containedBoundaryData.every(({ boundaryTypeId }) => boundaryTypeId === 5)).toBe(true);
    const total = containedBoundaryData.reduce((sum, each) => sum + (each.total ?? 0), 0);
    expect(total).toBe(boundaryLevel.total);
  });

  test("the span has the last four quarters, and the periods the last eight", async () => {
    const { reportingSpan, periods, boundaryLevel } = await fetchStats(0);
    expect(reportingSpan).toEqual({
      kind: "quarters",
      quarters: 4,
      missing: [],
      label: "Jul 2025 – Jun 2026",
      from: "2025-07-01",
      to: "2026-06-30",
    });
    expect(periods.map(({ period }) => period)).toEqual([
      "Jul - Sep 2024",
      "Oct - Dec 2024",
      "Jan - Mar 2025",
      "Apr - Jun 2025",
      "Jul - Sep 2025",
      "Oct - Dec 2025",
      "Jan - Mar 2026",
      "Apr - Jun 2026",
    ]);
    expect(periods.map(({ isCurrent }) => isCurrent)).toEqual([...Array(7).fill(false), true]);
    expect(periods.slice(4).map(({ priorYearQuarter }) => priorYearQuarter)).toEqual(
      periods.slice(0, 4).map(({ total }) => total),
    );
    const lastFour = periods.slice(4).reduce((sum, { total }) => sum + (total ?? 0), 0);
    expect((boundaryLevel.total ?? 0) + boundaryLevel.reportsElsewhere).toBe(lastFour);
  });

  test("murder is listed but not counted, and a total is not listed next to its parts", async () => {
    const { crimeStats } = (await fetchStats(0)).boundaryLevel;
    const included = crimeStats.filter(({ isIncluded }) => isIncluded).map(({ description }) => description);
    expect(included).toEqual([
      "Rape",
      "Sexual assault",
      "Attempted sexual offences",
      "Contact sexual offences",
    ]);
    expect(crimeStats.find(({ description }) => description === "Murder")?.isIncluded).toBe(false);
  });

  test("without captured figures every value is null, not zero", async () => {
    const response = await fetchStats(0, empty);
    expect(response).toMatchObject({ reportingSpan: null, source: null, periods: [] });
    expect(response.boundaryLevel).toMatchObject({ total: null, ratePer100000: null, precinctsReporting: 0 });
    expect(response.containedBoundaryData).toHaveLength(9);
  });
});
