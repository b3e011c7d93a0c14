import fc from "fast-check";
import { expect, test } from "vitest";
import type { Category } from "./blockTree.ts";
import type { Counts } from "./readCounts.ts";
import {
  blockStat,
  blockStatInFull,
  categoryStats,
  computeAvailability,
  sumAvailability,
  totalOf,
} from "./stats.ts";

const requirement = (id: number) => ({
  buildingBlockRequirementId: id,
  description: `R${id}`,
  origin: "test",
});
const block = (id: number, isIncluded: boolean, requirementIds: number[]) => ({
  buildingBlockId: id,
  description: `B${id}`,
  about: "",
  isIncluded,
  requirements: requirementIds.map(requirement),
});
const tree: Category[] = [
  {
    buildingBlockCategoryId: 1,
    description: "Services",
    isIncluded: true,
    blocks: [block(1, true, [1, 2]), block(2, false, [3])],
  },
  { buildingBlockCategoryId: 2, description: "Forums", isIncluded: true, blocks: [block(3, true, [4])] },
  { buildingBlockCategoryId: 3, description: "Hidden", isIncluded: false, blocks: [block(4, true, [5])] },
];

const counts: fc.Arbitrary<Counts> = fc
  .tuple(
    fc.array(fc.nat(50), { minLength: 4, maxLength: 4 }),
    fc.array(fc.nat(50), { minLength: 5, maxLength: 5 }),
  )
  .map(([captured, met]) => {
    const blockOf = [0, 0, 1, 2, 3];
    const getCaptured = (blockIndex: number) => captured[blockIndex] as number;
    return {
      ofBlock: (id) => ({
        known: getCaptured(id - 1) + 3,
        captured: getCaptured(id - 1),
        complete: 0,
        inProgress: 0,
      }),
      ofRequirement: (id) => {
        const total = getCaptured(blockOf[id - 1] as number);
        return { available: Math.min(total, met[id - 1] as number), total };
      },
    };
  });

test("availability is null if nothing is captured, zero if nothing is available, one if everything is", () => {
  expect(computeAvailability(0, 0).availability).toBeNull();
  expect(sumAvailability([]).availability).toBeNull();
  expect(computeAvailability(0, 7).availability).toBe(0);
  expect(computeAvailability(7, 7).availability).toBe(1);
  expect(computeAvailability(1, 3).availability).toBe(0.3333);
  expect(computeAvailability(2, 3).availability).toBe(0.6667);
});

test("a total sums only the included categories and blocks", () => {
  fc.assert(
    fc.property(counts, (each) => {
      const stats = categoryStats(tree, each, blockStatInFull);
      const [services, forums] = stats;
      const police = blockStat(tree[0]?.blocks[0] as (typeof tree)[number]["blocks"][number], each);
      expect([services?.available, services?.all]).toEqual([police.available, police.all]);
      expect(totalOf(stats).all).toBe((services?.all ?? 0) + (forums?.all ?? 0));
    }),
  );
});
