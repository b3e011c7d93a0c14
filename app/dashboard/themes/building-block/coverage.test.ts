import type { BuildingBlockData, CategoryStat } from "@gbvf/api/building-block/contract.ts";
import { createBuildingBlocks } from "@gbvf/mocks/building-block/buildingBlock.ts";
import { buildFileTable } from "@gbvf/ui/charts/fileTable.ts";
import { getState, isFigure, type Reading } from "@gbvf/ui/charts/reading.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { ChosenOptions } from "../../../lib/address/filters.ts";
import { listMarks, listStates } from "../../map/legendParts.ts";
import { availabilityChart } from "./buildingBlockCharts.ts";
import { sumAvailability } from "./buildingBlockFigures.ts";
import { buildingBlockGridDrawing } from "./buildingBlockGridDrawing.ts";
import { drawBuildingBlocks } from "./buildingBlockMapPart.tsx";
import { listQuarters } from "./buildingBlockMapQuarters.ts";
import { buildingBlock } from "./theme.ts";

const KNOWN_PLACES = 10;
const PART_PATTERN = /the \d+ of \d+ known places that (is|are) captured/;
const country = createBuildingBlocks(0);

type Block = CategoryStat["buildingBlockStats"][number];
type Coverage = { captured: number; metPerPlace: number };
const counts: fc.Arbitrary<Coverage[]> = fc.array(
  fc.record({
    captured: fc.integer({ min: 0, max: KNOWN_PLACES }),
    metPerPlace: fc.integer({ min: 0, max: 3 }),
  }),
  { minLength: 1, maxLength: 5 },
);

/** Builds the API's response: each captured place has three requirements. */
function computeStats<Stat extends Block>(
  categories: readonly (Omit<CategoryStat, "buildingBlockStats"> & { buildingBlockStats: Stat[] })[],
  counts: readonly Coverage[],
) {
  let next = 0;
  return categories.map((category) => {
    const buildingBlockStats = category.buildingBlockStats.map((block) => {
      const { captured, metPerPlace } = counts[next++ % counts.length] as Coverage;
      const availability = sumAvailability([
        { available: captured * metPerPlace, all: captured * 3, availability: null },
      ]);
      return { ...block, buildingBlockCount: KNOWN_PLACES, capturedCount: captured, ...availability };
    });
    return { ...category, buildingBlockStats, ...sumAvailability(buildingBlockStats.filter(isIncluded)) };
  });
}
const isIncluded = (part: { isIncluded: boolean }) => part.isIncluded;

function createLevel<Level extends BuildingBlockData["boundaryLevel"]>(
  level: Level,
  counts: readonly Coverage[],
) {
  const buildingBlockCategoryStats = computeStats(level.buildingBlockCategoryStats, counts);
  return {
    ...level,
    ...sumAvailability(buildingBlockCategoryStats.filter(isIncluded)),
    buildingBlockCategoryStats,
  };
}

const areaCount = country.containedBoundaryData.length;
const arbitraryData = fc.tuple(counts, fc.array(counts, { minLength: areaCount, maxLength: areaCount })).map(
  ([place, areas]): BuildingBlockData => ({
    ...country,
    boundaryLevel: createLevel(country.boundaryLevel, place),
    buildingBlockReportingPeriods: country.buildingBlockReportingPeriods.map((period) => ({
      ...period,
      buildingBlockCategoryStats: computeStats(period.buildingBlockCategoryStats, place),
    })),
    containedBoundaryData: country.containedBoundaryData.map((level, at) =>
      createLevel(level, areas[at] ?? place),
    ),
  }),
);

const [firstBlock] = country.boundaryLevel.buildingBlockCategoryStats[0]?.buildingBlockStats ?? [];
const options = fc.constantFrom<ChosenOptions>(
  { componentOptions: [], componentSubOptions: [] },
  { componentOptions: [2], componentSubOptions: [] },
  {
    componentOptions: [1],
    componentSubOptions: [{ optionId: 1, subOptionId: firstBlock?.buildingBlockId ?? 1 }],
  },
);

/** True if some, but fewer than 80 %, of the known places are captured. */
function isPartlyCaptured(
  { buildingBlockCategoryStats }: BuildingBlockData["boundaryLevel"],
  chosen: ChosenOptions,
) {
  const { componentOptions, componentSubOptions } = chosen;
  const blocks = buildingBlockCategoryStats
    .filter(isIncluded)
    .filter(
      ({ buildingBlockCategoryId: id }) => componentOptions.length === 0 || componentOptions.includes(id),
    )
    .flatMap(({ buildingBlockStats }) => buildingBlockStats.filter(isIncluded))
    .filter(
      ({ buildingBlockId: id }) =>
        componentSubOptions.length === 0 || componentSubOptions.some(({ subOptionId }) => subOptionId === id),
    );
  const captured = blocks.reduce((sum, block) => sum + block.capturedCount, 0);
  return captured > 0 && captured < 0.8 * KNOWN_PLACES * blocks.length;
}

const selectFigures = (...readings: (Reading | undefined)[]) =>
  readings.filter((each) => isFigure(each ?? "no-data"));
const origin = { place: "South Africa", period: "2026", definition: "", source: null };

test("no card, chart, map, legend, grid or file shows a partly captured place's figure under the place's name alone", () => {
  fc.assert(
    fc.property(arbitraryData, options, (data, chosen) => {
      const { boundaryLevel, containedBoundaryData } = data;
      const headline = buildingBlock.headlineOf(data);
      if (isPartlyCaptured(boundaryLevel, { componentOptions: [], componentSubOptions: [] })) {
        expect(isFigure(headline.reading)).toBe(false);
        expect(headline.place).toMatch(PART_PATTERN);
      }
      const map = drawBuildingBlocks(data, chosen);
      const grid = buildingBlockGridDrawing(data, chosen);
      if (isPartlyCaptured(boundaryLevel, chosen)) {
        expect(map.place).toMatch(PART_PATTERN);
        expect(grid.place).toMatch(PART_PATTERN);
        expect(selectFigures(...(listQuarters(data, chosen)?.rows[0]?.readings ?? []))).toEqual([]);
      }
      for (const { id, cells, children } of availabilityChart(data, chosen)?.categories ?? []) {
        const categoryId = Number(id.replace("category ", ""));
        const categoryFilter = { ...chosen, componentOptions: [categoryId] };
        if (isPartlyCaptured(boundaryLevel, categoryFilter))
          expect(selectFigures(...cells.map(({ reading }) => reading))).toEqual([]);
        expect(children.length).toBeGreaterThan(0);
      }
      const features = containedBoundaryData.map(({ boundaryId: id, boundary: name }) => ({
        id,
        properties: { name, boundaryTypeId: 1 },
      }));
      const partlyCapturedAreas = containedBoundaryData.filter((area) => isPartlyCaptured(area, chosen));
      expect(listStates(features, map.values).includes("under-covered")).toBe(partlyCapturedAreas.length > 0);
      const markedFigures = listMarks(features, { ...map, legend: () => null }, undefined).areas;
      expect(markedFigures).toHaveLength([...map.values.values()].filter(isFigure).length);
      const { rows } = buildFileTable(map.table("Province", "Availability"), origin);
      for (const { boundaryId } of partlyCapturedAreas) {
        const fileRow = rows.find(({ id }) => id === boundaryId);
        expect(fileRow?.cells.availability).toBeTypeOf("number");
        expect(fileRow?.cells.area).toMatch(PART_PATTERN);
        const row = grid.areas.find((each) => each.boundaryId === boundaryId);
        expect(
          selectFigures(map.values.get(boundaryId), map.counts.values.get(boundaryId), row?.distribution),
        ).toEqual([]);
        expect(getState(map.values.get(boundaryId) ?? "no-data")).toBe("under-covered");
        expect(map.missing?.(boundaryId)).toMatch(PART_PATTERN);
        expect(row?.nameInTable).toMatch(PART_PATTERN);
        expect(row?.basis).toMatch(PART_PATTERN);
      }
    }),
  );
});
