import { describe, expect, test } from "vitest";
import { getJsonResponse } from "../testing/Browser.ts";
import { startApi } from "../testing/startApi.ts";
import { testDatabases } from "../testing/testDatabase.ts";
import { getHealthCheckStats, getSummarisedHealthCheck, type HealthCheckStats } from "./contract.ts";

describe.each(testDatabases)("health checks on %s", (_name, open) => {
  const api = startApi(open, { isShared: true });
  const emptyApi = startApi(open, { set: "reference", isShared: true });

  const fetchStats = (boundaryId: number, from = api): Promise<HealthCheckStats> =>
    getJsonResponse(from, getHealthCheckStats, { query: { boundaryId } });

  test("eight completed quarters are returned, the last of them as the current one, and the running one is not public", async () => {
    const { lastQuarter, currentQuarter, quarters, source } = await fetchStats(0);
    expect(source).toMatchObject({ isDemonstration: true });
    expect(lastQuarter).toEqual({ period: "Apr - Jun 2026", quarter: 2, year: 2026 });
    expect(currentQuarter).toEqual(lastQuarter);
    expect(quarters.map(({ period }) => period)).toEqual([
      "Jul - Sep 2024",
      "Oct - Dec 2024",
      "Jan - Mar 2025",
      "Apr - Jun 2025",
      "Jul - Sep 2025",
      "Oct - Dec 2025",
      "Jan - Mar 2026",
      "Apr - Jun 2026",
    ]);
    expect(quarters.map(({ isCurrent }) => isCurrent)).toEqual([...Array(7).fill(false), true]);
  });

  test("a boundary has the same results of the current quarter in its own response as in that of the containing boundary", async () => {
    const country = await fetchStats(0);
    const { boundaryId, boundary, boundaryTypeId, ...result } = country.boundaryLevel;
    expect({ boundaryId, boundary, boundaryTypeId }).toEqual({
      boundaryId: 0,
      boundary: "South Africa",
      boundaryTypeId: 0,
    });
    expect(country.quarters.at(-1)).toMatchObject(result);
    for (const province of country.containedBoundaryData) {
      expect((await fetchStats(province.boundaryId)).boundaryLevel).toEqual(province);
    }
  });

  test("the country's organisations and responses are the sums over its provinces, and over its types", async () => {
    const { boundaryLevel, containedBoundaryData, healthCheckStats } = await fetchStats(0);
    const types = healthCheckStats.filter(({ year, quarter }) => year === 2026 && quarter === 2);
    expect(types).toHaveLength(6);
    for (const parts of [containedBoundaryData, types]) {
      const sum = (getCount: (part: (typeof parts)[number]) => number | null) =>
        parts.reduce((total, part) => total + (getCount(part) ?? Number.NaN), 0);
      expect(sum((part) => part.organisationCount)).toBe(boundaryLevel.organisationCount);
      expect(sum((part) => part.totalActualResponses)).toBe(boundaryLevel.totalActualResponses);
    }
  });

  test("maturity is in per cent with two decimals, overall and by category, with its bucket", async () => {
    const { boundaryLevel, containedBoundaryData } = await fetchStats(0);
    for (const each of [boundaryLevel, ...containedBoundaryData]) {
      if (each.state !== "shown") throw new Error("every province of the demonstration is shown");
      expect(each.maturityScores.map(({ questionCategory }) => questionCategory)).toEqual([
        "Policies",
        "Practices",
        "Behaviours",
      ]);
      const mean = each.maturityScores.reduce((sum, { score }) => sum + score, 0) / 3;
      expect(Math.abs(each.overalMaturity - mean)).toBeLessThan(0.011);
      expect(Math.round(each.overalMaturity * 100) / 100).toBe(each.overalMaturity);
      expect(each.maturityBucket).toBe([0, 24, 49, 74].filter((bound) => each.overalMaturity > bound).length);
    }
  });

  test("S20 a hidden group has only nulls, and a group without responses has zeros and no maturity", async () => {
    const boundaries = await readEveryBoundary(fetchStats);
    for (const each of boundaries) {
      if (each.state === "shown") continue;
      const count = each.state === "none" ? 0 : null;
      expect(each).toMatchObject({
        isIncluded: false,
        organisationCount: count,
        participatingOrganisations: count,
        totalActualResponses: count,
        totalExpectedResponses: count,
        overalMaturity: null,
        maturityBucket: null,
        maturityScores: [],
      });
    }
  });

  test("before the first survey, no result is zero or hidden", async () => {
    const response = await fetchStats(0, emptyApi);
    expect(response).toMatchObject({
      source: null,
      currentQuarter: null,
      quarters: [],
      healthCheckStats: [],
    });
    expect(response.boundaryLevel).toMatchObject({ state: "none", overalMaturity: null });
    expect(response.containedBoundaryData).toHaveLength(9);
  });

  test("the summary has the country's quarters and the number of participating organisations", async () => {
    const { allData } = await getJsonResponse(api, getSummarisedHealthCheck);
    const { quarters } = await fetchStats(0);
    expect(allData).toHaveLength(8);
    allData.forEach((quarter, index) => {
      expect(quarter).toMatchObject({
        period: quarters[index]?.period,
        isCurrent: quarters[index]?.isCurrent,
        totalActualResponses: quarters[index]?.totalActualResponses,
        totalParticipatingOrganisations: quarters[index]?.organisationCount,
      });
      expect(quarter.totalOrganisations).toBeGreaterThanOrEqual(
        quarter.totalParticipatingOrganisations as number,
      );
    });
  });
});

type Stats = (boundaryId: number) => Promise<HealthCheckStats>;

async function readEveryBoundary(fetchStats: Stats): Promise<HealthCheckStats["containedBoundaryData"]> {
  const levels = [(await fetchStats(0)).boundaryLevel];
  for (const { boundaryId, boundaryTypeId } of levels) {
    if (boundaryTypeId < 3) levels.push(...(await fetchStats(boundaryId)).containedBoundaryData);
  }
  return levels;
}
