import type { BlockStat } from "@gbvf/api/building-block/contract.ts";
import {
  createBuildingBlockDetail,
  createBuildingBlocks,
  createNoBuildingBlocks,
} from "@gbvf/mocks/building-block/buildingBlock.ts";
import { expect, test } from "vitest";
import { NO_FILTERS } from "../../../lib/address/filters.ts";
import { availabilityChart } from "./buildingBlockCharts.ts";
import {
  type CategoryWith,
  getFigures,
  getReading,
  getReadings,
  sumAvailability,
} from "./buildingBlockFigures.ts";
import { listGaps } from "./buildingBlockGaps.ts";
import { drawBuildingBlocks } from "./buildingBlockMapPart.tsx";
import { listQuarters } from "./buildingBlockMapQuarters.ts";

const block = (buildingBlockId: number, available: number, all: number, isIncluded = true): BlockStat => ({
  buildingBlockId,
  description: `Block ${buildingBlockId}`,
  isIncluded,
  buildingBlockCount: 3,
  capturedCount: all === 0 ? 0 : 3,
  ...sumAvailability([{ available, all, availability: null }]),
});
const category = (buildingBlockCategoryId: number, blocks: BlockStat[], isIncluded = true) => ({
  buildingBlockCategoryId,
  description: `Category ${buildingBlockCategoryId}`,
  isIncluded,
  ...sumAvailability(blocks),
  buildingBlockStats: blocks,
});

const stats: CategoryWith<BlockStat>[] = [
  category(1, [block(1, 3, 12), block(3, 6, 6), block(9, 5, 5, false)]),
  category(2, [block(6, 0, 2)]),
  category(3, [block(7, 0, 0)]),
  category(4, [block(8, 4, 4)], false),
];
const choose = (componentOptions: number[], pairs: [number, number][] = []) => ({
  componentOptions,
  componentSubOptions: pairs.map(([optionId, subOptionId]) => ({ optionId, subOptionId })),
});
const listVisibleBlocks = (...filter: Parameters<typeof choose>) =>
  getFigures(stats, choose(...filter)).categories.map(({ buildingBlockStats }) =>
    buildingBlockStats.map(({ buildingBlockId }) => buildingBlockId),
  );

test("an empty filter selects every included category and block, and no filter selects an excluded one", () => {
  expect(getFigures(stats, choose([4]))).toMatchObject({ all: 0, availability: null, known: 0 });
  expect(listVisibleBlocks([])).toEqual([[1, 3], [6], [7]]);
  expect(getFigures(stats, NO_FILTERS)).toMatchObject({
    available: 9,
    all: 20,
    availability: 0.45,
    known: 12,
  });
});

test("a chosen category includes all of its blocks until some of them are chosen, which narrow its figures", () => {
  expect(listVisibleBlocks([1])).toEqual([[1, 3]]);
  expect(listVisibleBlocks([1], [[1, 3]])).toEqual([[3]]);
  expect(listVisibleBlocks([1, 2], [[1, 3]])).toEqual([[3], [6]]);
  expect(getFigures(stats, choose([1], [[1, 1]])).categories[0]).toMatchObject({
    availability: 0.25,
    all: 12,
  });
});

test("getReading distinguishes uncaptured places, no known places, zero and under-covered areas", () => {
  const coverage = (capturedPlaces: number, knownPlaces: number) => ({ capturedPlaces, knownPlaces });
  expect(getReading(null, coverage(0, 3))).toBe("not-captured");
  expect(getReading(null, coverage(0, 0))).toBe("no-data");
  expect(getReading(0, coverage(3, 3))).toBe(0);
  expect(getReading(0.5, coverage(8, 10))).toBe(0.5);
  expect(getReading(0.5, coverage(7, 10))).toBe("under-covered");
});

const UTHUKELA = 116;
const ZERO_MUNICIPALITY = 1074;
const UNCAPTURED_MUNICIPALITY = 1072;

test("without a filter, getReadings returns the server's figures", () => {
  const { containedBoundaryData } = createBuildingBlocks(UTHUKELA);
  const readings = getReadings(containedBoundaryData, NO_FILTERS);
  expect(readings.get(ZERO_MUNICIPALITY)).toBe(0);
  expect(readings.get(UNCAPTURED_MUNICIPALITY)).toBe("not-captured");
});

const getChart = (boundaryId: number, chosen = {}) =>
  availabilityChart(createBuildingBlocks(boundaryId), { ...NO_FILTERS, ...chosen });

test("in every quarter, a block is the sum of its requirements and a category the sum of its blocks", () => {
  for (const category of getChart(7)?.categories ?? []) {
    for (const node of [category, ...category.children]) {
      for (const [quarter, cell] of node.cells.entries()) {
        const sum = (key: "available" | "all") =>
          node.children.reduce((total, child) => total + (child.cells[quarter]?.[key] ?? 0), 0);
        expect([sum("available"), sum("all")]).toEqual([cell.available, cell.all]);
      }
    }
  }
});

test("availabilityChart distinguishes zero from uncaptured places, and returns null without figures", () => {
  const current = (boundaryId: number) => getChart(boundaryId)?.categories[0]?.cells[1]?.reading;
  expect(current(ZERO_MUNICIPALITY)).toBe(0);
  expect(current(UNCAPTURED_MUNICIPALITY)).toBe("not-captured");
  expect(availabilityChart(createNoBuildingBlocks(0), NO_FILTERS)).toBeNull();
});

const getHref = ({ boundaryId }: { boundaryId: number }) => `/somewhere/${boundaryId}`;

test("in a district, listGaps links the municipalities that lack a requirement and lists uncaptured ones", () => {
  const [police] = listGaps(createBuildingBlockDetail(UTHUKELA, 1), NO_FILTERS, getHref);
  const lacking = police?.requirements.flatMap(({ lackedBy }) => lackedBy) ?? [];
  expect(lacking.map(({ href }) => href)).toContain(`/somewhere/${ZERO_MUNICIPALITY}`);
  expect(police?.notCaptured.map(({ id }) => id)).toEqual([UNCAPTURED_MUNICIPALITY]);
});

test("the table has each area's value from the map, or the reason why it has none", () => {
  const { values, counts, table } = drawBuildingBlocks(createBuildingBlocks(UTHUKELA), NO_FILTERS);
  const { rows } = table("Municipality", "Caption");
  expect(rows.map(({ id }) => id)).toEqual([...values.keys()]);
  for (const { id, cells } of rows) {
    expect(cells.availability).toBe(values.get(Number(id)));
    expect(cells.available).toBe(counts.values.get(Number(id)));
  }
  expect(rows.find(({ id }) => id === UNCAPTURED_MUNICIPALITY)?.cells).toMatchObject({
    availability: "not-captured",
    all: "not-captured",
    captured: 0,
  });
});

test("listQuarters returns this year's four quarters, marks the current quarter, and has later quarters as not captured", () => {
  expect(listQuarters(createNoBuildingBlocks(7), NO_FILTERS)).toBeNull();
  const panel = listQuarters(createBuildingBlocks(1163), NO_FILTERS);
  expect(panel?.year).toBe(2026);
  expect(panel?.quarters.map(({ label, mark }) => [label, mark])).toEqual([
    ["Q1", null],
    ["Q2", "current"],
    ["Q3", "in-progress"],
    ["Q4", null],
  ]);
  const [totalRow] = panel?.rows ?? [];
  expect(totalRow?.readings[1]).toBe(createBuildingBlocks(1163).boundaryLevel.availability);
  expect(totalRow?.readings[3]).toBe("not-captured");
});

test("listQuarters returns the total, then each chosen category before its chosen blocks", () => {
  const chosen = { componentOptions: [1], componentSubOptions: [{ optionId: 1, subOptionId: 5 }] };
  const panel = listQuarters(createBuildingBlocks(7), chosen);
  expect(panel?.rows.map(({ level, label }) => [level, label])).toEqual([
    ["all", "All building blocks"],
    ["category", "Services"],
    ["block", "Shelters"],
  ]);
  expect(panel?.rows[0]?.readings).toEqual(panel?.rows[2]?.readings);
});
