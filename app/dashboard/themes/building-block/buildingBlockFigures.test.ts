import type { BlockStat } from "@gbvf/api/building-block/contract.ts";
import { buildingBlocksOf } from "@gbvf/mocks/building-block/buildingBlock.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { NO_FILTERS } from "../../../lib/address/filters.ts";
import { type CategoryWith, figuresOf, readingOf, readingsOf, sumOf } from "./buildingBlockFigures.ts";

const block = (buildingBlockId: number, available: number, all: number, isIncluded = true): BlockStat => ({
  buildingBlockId,
  description: `Block ${buildingBlockId}`,
  isIncluded,
  buildingBlockCount: 3,
  capturedCount: all === 0 ? 0 : 3,
  ...sumOf([{ available, all, availability: null }]),
});
const category = (buildingBlockCategoryId: number, blocks: BlockStat[], isIncluded = true) => ({
  buildingBlockCategoryId,
  description: `Category ${buildingBlockCategoryId}`,
  isIncluded,
  ...sumOf(blocks),
  buildingBlockStats: blocks,
});

const stats: CategoryWith<BlockStat>[] = [
  category(1, [block(1, 3, 12), block(3, 6, 6), block(9, 5, 5, false)]),
  category(2, [block(6, 0, 2)]),
  category(3, [block(7, 0, 0)]),
  category(4, [block(8, 4, 4)], false),
];
const chosen = (componentOptions: number[], pairs: [number, number][] = []) => ({
  componentOptions,
  componentSubOptions: pairs.map(([optionId, subOptionId]) => ({ optionId, subOptionId })),
});
const blocksShown = (...filter: Parameters<typeof chosen>) =>
  figuresOf(stats, chosen(...filter)).categories.map(({ buildingBlockStats }) =>
    buildingBlockStats.map(({ buildingBlockId }) => buildingBlockId),
  );

test("an empty filter includes every included category and block, and no other", () => {
  expect(blocksShown([])).toEqual([[1, 3], [6], [7]]);
  expect(figuresOf(stats, NO_FILTERS)).toMatchObject({
    available: 9,
    all: 20,
    availability: 0.45,
    known: 12,
  });
});

test("a category stands for all of its blocks until some of them are chosen", () => {
  expect(blocksShown([1])).toEqual([[1, 3]]);
  expect(blocksShown([1], [[1, 3]])).toEqual([[3]]);
  expect(blocksShown([1, 2], [[1, 3]])).toEqual([[3], [6]]);
});

test("a chosen block narrows its category's figures too", () => {
  expect(figuresOf(stats, chosen([1], [[1, 1]])).categories[0]).toMatchObject({
    availability: 0.25,
    all: 12,
  });
});

test("nobody having captured a place is distinguished from there being none, and both from zero", () => {
  expect(readingOf(null, 3)).toBe("not-captured");
  expect(readingOf(null, 0)).toBe("no-data");
  expect(readingOf(0, 3)).toBe(0);
});

test("what is hidden does not count, even if the address names it", () => {
  expect(figuresOf(stats, chosen([4]))).toMatchObject({ all: 0, availability: null, known: 0 });
});

test("without a filter the numbers are the server's own", () => {
  const { containedBoundaryData } = buildingBlocksOf(7);
  const readings = readingsOf(containedBoundaryData, NO_FILTERS);
  for (const { boundaryId, availability } of containedBoundaryData) {
    expect(readings.get(boundaryId)).toBe(availability ?? "not-captured");
  }
});

const anyStats = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 40 }),
    all: fc.nat(50),
    share: fc.integer({ min: 0, max: 1000 }).map((each) => each / 1000),
  }),
  { selector: ({ id }) => id, minLength: 1, maxLength: 8 },
);

test("whatever is chosen, the whole is the sum of its categories and lies between zero and one", () => {
  fc.assert(
    fc.property(anyStats, fc.array(fc.integer({ min: 1, max: 3 })), (blocks, options) => {
      const split = [1, 2, 3].map((id) =>
        category(
          id,
          blocks
            .filter((each) => (each.id % 3) + 1 === id)
            .map(({ id: blockId, all, share }) => block(blockId, Math.round(all * share), all)),
        ),
      );
      const { categories, available, all, availability } = figuresOf(split, chosen(options));
      expect(sumOf(categories)).toEqual({ available, all, availability });
      expect(availability === null).toBe(all === 0);
      if (availability !== null) expect(availability >= 0 && availability <= 1).toBe(true);
    }),
  );
});

test("choosing every category, or every block, is the same as choosing nothing", () => {
  const shown = figuresOf(stats, NO_FILTERS);
  const pairs = shown.categories.flatMap(({ buildingBlockCategoryId, buildingBlockStats }) =>
    buildingBlockStats.map(({ buildingBlockId }): [number, number] => [
      buildingBlockCategoryId,
      buildingBlockId,
    ]),
  );
  expect(figuresOf(stats, chosen([1, 2, 3]))).toEqual(shown);
  expect(figuresOf(stats, chosen([1, 2, 3], pairs))).toEqual(shown);
});
