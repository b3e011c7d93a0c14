import { describe, expect, test } from "vitest";
import { getJsonResponse } from "../testing/Browser.ts";
import { startApi } from "../testing/startApi.ts";
import { testDatabases } from "../testing/testDatabase.ts";
import {
  type Availability,
  type BuildingBlockData,
  type BuildingBlockDetail,
  getBuildingBlockData,
  getBuildingBlockRequirementDetailData,
} from "./contract.ts";

const SERVICES = 1;
const POLICE_STATIONS = 1;

describe.each(testDatabases)("building blocks on %s", (_name, open) => {
  const api = startApi(open, { isShared: true });
  const reference = startApi(open, { set: "reference", isShared: true });

  const fetchBlocks = (boundaryId: number, from = api): Promise<BuildingBlockData> =>
    getJsonResponse(from, getBuildingBlockData, { query: { boundaryId } });
  const fetchDetail = (categoryId: number, boundaryId: number): Promise<BuildingBlockDetail> =>
    getJsonResponse(api, getBuildingBlockRequirementDetailData, {
      query: { buildingBlockCategoryId: categoryId, boundaryId },
    });
  const getCounts = ({ available, all }: Availability) => [available, all];
  const sum = (parts: readonly Availability[]) => [
    parts.reduce((total, { available }) => total + available, 0),
    parts.reduce((total, { all }) => total + all, 0),
  ];

  test("eight completed quarters and the running one are reported, and the last completed one is current", async () => {
    const { buildingBlockReportingPeriods, lastQuarter, currentPeriod } = await fetchBlocks(0);
    expect(buildingBlockReportingPeriods.map(({ period }) => period)).toEqual([
      "Jul - Sep 2024",
      "Oct - Dec 2024",
      "Jan - Mar 2025",
      "Apr - Jun 2025",
      "Jul - Sep 2025",
      "Oct - Dec 2025",
      "Jan - Mar 2026",
      "Apr - Jun 2026",
      "Jul - Sep 2026",
    ]);
    expect(lastQuarter).toEqual({ period: "Apr - Jun 2026", quarter: 2, year: 2026 });
    expect(currentPeriod).toEqual(lastQuarter);
    expect(buildingBlockReportingPeriods.map(({ isCurrent }) => isCurrent)).toEqual([
      ...Array(7).fill(false),
      true,
      false,
    ]);
    expect(buildingBlockReportingPeriods.findIndex(({ isRunning }) => isRunning)).toBe(8);
  });

  test("at every level the parts add up to the whole, down to the block", async () => {
    let boundaryId = 0;
    for (const typeId of [0, 1, 2]) {
      const { boundaryLevel, containedBoundaryData } = await fetchBlocks(boundaryId);
      expect(boundaryLevel.boundaryTypeId).toBe(typeId);
      expect(sum(containedBoundaryData)).toEqual(getCounts(boundaryLevel));
      const listBlocks = (level: typeof boundaryLevel) =>
        level.buildingBlockCategoryStats.flatMap(({ buildingBlockStats }) => buildingBlockStats);
      listBlocks(boundaryLevel).forEach((block, index) => {
        const parts = containedBoundaryData.map((part) => listBlocks(part)[index] as typeof block);
        expect(sum(parts)).toEqual(getCounts(block));
        for (const count of ["buildingBlockCount", "capturedCount"] as const) {
          expect(parts.reduce((total, part) => total + part[count], 0)).toBe(block[count]);
        }
      });
      boundaryId = containedBoundaryData.find(({ all }) => all > 0)?.boundaryId as number;
    }
  });

  test("a boundary has the same numbers in its own response as in that of the boundary that contains it", async () => {
    const [province] = (await fetchBlocks(0)).containedBoundaryData;
    const response = await fetchBlocks(province?.boundaryId as number);
    expect(response.boundaryLevel).toEqual(province);
    const current = response.buildingBlockReportingPeriods.find(({ isCurrent }) => isCurrent);
    expect(current?.buildingBlockCategoryStats.map(getCounts)).toEqual(
      province?.buildingBlockCategoryStats.map(getCounts),
    );
  });

  test("availability is zero if nothing captured is available, and null if nothing is captured", async () => {
    const municipalities: BuildingBlockData["containedBoundaryData"] = [];
    for (const province of (await fetchBlocks(0)).containedBoundaryData) {
      for (const district of (await fetchBlocks(province.boundaryId)).containedBoundaryData) {
        municipalities.push(...(await fetchBlocks(district.boundaryId)).containedBoundaryData);
      }
    }
    expect(municipalities).toHaveLength(213);
    const filterByAvailability = (availability: number | null) =>
      municipalities.filter((each) => each.availability === availability);
    for (const group of [filterByAvailability(0), filterByAvailability(null), filterByAvailability(1)])
      expect(group.length).toBeGreaterThan(5);
    for (const { all, available } of filterByAvailability(null)) expect([available, all]).toEqual([0, 0]);
    for (const { boundarySummary } of filterByAvailability(null))
      expect(boundarySummary.totalCombined).toBeGreaterThanOrEqual(0);
    expect(new Set(municipalities.map(({ availability }) => availability)).size).toBeGreaterThan(50);
  });

  test("the summary counts every known instance by category and block", async () => {
    const { boundaryLevel } = await fetchBlocks(0);
    const { boundary, totalCombined, categories } = boundaryLevel.boundarySummary;
    expect(boundary).toBe("South Africa");
    expect(categories.map(({ categoryDescription }) => categoryDescription)).toEqual([
      "Services",
      "Resources",
      "Forums",
    ]);
    const findBlock = (name: string) =>
      categories
        .flatMap(({ buildingBlocks }) => buildingBlocks)
        .find((each) => each.blockDescription === name);
    expect(findBlock("Police station support services")?.blockCount).toBe(1167);
    expect(findBlock("Thuthuzela Care Centres")?.blockCount).toBe(68);
    expect(findBlock("Help lines")).toBeUndefined();
    for (const { totalCategoryCount, buildingBlocks } of categories) {
      expect(buildingBlocks.reduce((total, { blockCount }) => total + blockCount, 0)).toBe(
        totalCategoryCount,
      );
    }
    expect(categories.reduce((total, each) => total + each.totalCategoryCount, 0)).toBe(totalCombined);
  });

  test("the detail of a category agrees with the overview, and in a municipality names the instances that lack a requirement", async () => {
    const overview = await fetchBlocks(0);
    const country = await fetchDetail(SERVICES, 0);
    const services = overview.boundaryLevel.buildingBlockCategoryStats[0];
    expect(sum(country.buildingBlockStats)).toEqual(getCounts(services as Availability));
    expect(country.currentPeriod).toEqual(overview.currentPeriod);
    expect(country.containedBoundaryData.map(({ boundaryId }) => boundaryId)).toEqual(
      overview.containedBoundaryData.map(({ boundaryId }) => boundaryId),
    );
    expect(
      country.buildingBlockStats.flatMap(({ buildingBlockRequirementStats }) =>
        buildingBlockRequirementStats.flatMap(({ lackedBy }) => lackedBy),
      ),
    ).toEqual([]);

    const SOL_PLAATJE = 1163;
    const solPlaatje = await fetchDetail(SERVICES, SOL_PLAATJE);
    expect(solPlaatje.containedBoundaryData).toEqual([]);
    const police = solPlaatje.buildingBlockStats.find(
      ({ buildingBlockId }) => buildingBlockId === POLICE_STATIONS,
    );
    expect(police?.notCaptured.length).toBe((police?.buildingBlockCount ?? 0) - (police?.capturedCount ?? 0));
    for (const requirement of police?.buildingBlockRequirementStats ?? []) {
      expect(requirement.lackedBy.length).toBe(requirement.all - requirement.available);
    }
  });

  test("before the first capture, known places are counted and availability is null", async () => {
    const response = await fetchBlocks(0, reference);
    expect(response).toMatchObject({ source: null, buildingBlockReportingPeriods: [], currentPeriod: null });
    expect(response.boundaryLevel).toMatchObject({ available: 0, all: 0, availability: null });
    expect(response.boundaryLevel.boundarySummary.totalCombined).toBe(1167 + 68 + 70);
    expect(response.containedBoundaryData).toHaveLength(9);
  });

  test("responds 404 to an unknown category or boundary, and 400 without a category", async () => {
    const status = async (query: string) =>
      (await fetch(`${api.url}/api/buildingblock/getBuildingBlockRquirementDetailData?${query}`)).status;
    expect(await status("buildingBlockCategoryId=77&boundaryId=0")).toBe(404);
    expect(await status("buildingBlockCategoryId=1&boundaryId=77")).toBe(404);
    expect(await status("boundaryId=0")).toBe(400);
  });
});
