import { buildingBlocksOf, noBuildingBlocksOf } from "@gbvf/mocks/building-block/buildingBlock.ts";
import { expect, test } from "vitest";
import { NO_FILTERS } from "../../../lib/address/filters.ts";
import { drawBuildingBlocks } from "./buildingBlockMapPart.tsx";
import { quartersOf } from "./buildingBlockMapQuarters.ts";

test("the table has a row for every area with the map's value, and says why one has none", () => {
  const { values, counts, table } = drawBuildingBlocks(buildingBlocksOf(146), NO_FILTERS);
  const { rows } = table("Municipality", "Caption");
  expect(rows.map(({ id }) => id)).toEqual([...values.keys()]);
  for (const { id, cells } of rows) {
    expect(cells.availability).toBe(values.get(Number(id)));
    expect(cells.available).toBe(counts.values.get(Number(id)));
  }
  expect(rows.find(({ id }) => id === 1166)?.cells).toMatchObject({
    availability: "not-captured",
    all: "not-captured",
    captured: 0,
  });
});

test("a figure is reported with its unit", () => {
  expect(drawBuildingBlocks(buildingBlocksOf(7), NO_FILTERS).describe(0.625, 7)).toBe(
    "62.50% of requirements available",
  );
});

test("the four quarters of the current one's year, the current one marked, what is to come not yet captured", () => {
  const panel = quartersOf(buildingBlocksOf(1163), NO_FILTERS);
  expect(panel?.year).toBe(2026);
  expect(panel?.quarters.map(({ label, mark }) => [label, mark])).toEqual([
    ["Q1", null],
    ["Q2", "current"],
    ["Q3", "running"],
    ["Q4", null],
  ]);
  const [all] = panel?.rows ?? [];
  expect(all?.readings[1]).toBe(buildingBlocksOf(1163).boundaryLevel.availability);
  expect(all?.readings[3]).toBe("not-captured");
});

test("rows are the whole, then each category before its blocks, narrowed by the filter", () => {
  const chosen = { componentOptions: [1], componentSubOptions: [{ optionId: 1, subOptionId: 5 }] };
  const panel = quartersOf(buildingBlocksOf(7), chosen);
  expect(panel?.rows.map(({ level, label }) => [level, label])).toEqual([
    ["all", "All building blocks"],
    ["category", "Services"],
    ["block", "Shelters"],
  ]);
  expect(panel?.rows[0]?.readings).toEqual(panel?.rows[2]?.readings);
});

test("places that nobody captured are distinguished from zero", () => {
  const panel = quartersOf(buildingBlocksOf(1166), NO_FILTERS);
  expect(panel?.rows[0]?.readings[1]).toBe("not-captured");
  expect(quartersOf(buildingBlocksOf(1165), NO_FILTERS)?.rows[0]?.readings[1]).toBe(0);
});

test("where nothing was ever captured there is no panel", () => {
  expect(quartersOf(noBuildingBlocksOf(7), NO_FILTERS)).toBeNull();
});
