import { buildingBlocksOf, noBuildingBlocksOf } from "@gbvf/mocks/building-block/buildingBlock.ts";
import { expect, test } from "vitest";
import { NO_FILTERS } from "../../../lib/address/filters.ts";
import { availabilityChart } from "./buildingBlockCharts.ts";

const chartOf = (boundaryId: number, chosen = {}) =>
  availabilityChart(buildingBlocksOf(boundaryId), { ...NO_FILTERS, ...chosen });

test("Q1 to Q4 of the current quarter's year, the quarter to come not yet captured", () => {
  const chart = chartOf(0);
  expect(chart?.year).toBe(2026);
  expect(chart?.quarters.map(({ label, mark }) => [label, mark])).toEqual([
    ["Q1", null],
    ["Q2", "current"],
    ["Q3", "running"],
    ["Q4", null],
  ]);
  expect(chart?.categories[0]?.cells[3]?.reading).toBe("not-captured");
});

test("a block is the sum of its requirements, a category of its blocks, in every quarter", () => {
  for (const category of chartOf(7)?.categories ?? []) {
    for (const node of [category, ...category.children]) {
      for (const [quarter, cell] of node.cells.entries()) {
        const sum = (key: "available" | "all") =>
          node.children.reduce((total, child) => total + (child.cells[quarter]?.[key] ?? 0), 0);
        expect([sum("available"), sum("all")]).toEqual([cell.available, cell.all]);
      }
    }
  }
});

test("with blocks chosen, only these are there, and their category counts only them", () => {
  const chart = chartOf(7, {
    componentOptions: [1],
    componentSubOptions: [{ optionId: 1, subOptionId: 3 }],
  });
  expect(chart?.categories.map(({ label }) => label)).toEqual(["Services"]);
  const [services] = chart?.categories ?? [];
  expect(services?.children.map(({ label }) => label)).toEqual(["Thuthuzela Care Centres"]);
  expect(services?.cells).toEqual(services?.children[0]?.cells);
});

test("a real zero is zero, an uncaptured place is not yet captured, and a silent country has no chart", () => {
  const current = (boundaryId: number) => chartOf(boundaryId)?.categories[0]?.cells[1]?.reading;
  expect(current(1165)).toBe(0);
  expect(current(1166)).toBe("not-captured");
  expect(availabilityChart(noBuildingBlocksOf(0), NO_FILTERS)).toBeNull();
});
