import fc from "fast-check";
import { expect, test } from "vitest";
import { MIN_RESPONSES } from "../../shared/surveyThresholds.ts";
import { exactRank } from "../../testing/survey/exactRank.ts";
import { getTable, publishedTables } from "../../testing/survey/publishedTables.ts";
import type { Partition } from "./findExposed.ts";
import { MIN_ORGANISATIONS, suppressSmallGroups } from "./suppressSmallGroups.ts";

const findHiddenNames = ({ names, sizes, partitions }: ReturnType<typeof getTable>) => {
  const hidden = suppressSmallGroups(sizes, partitions);
  return names.filter((_, group) => hidden[group]);
};

/** Writes each group as a sum of the groups that have no parts. */
function toSumsOfSmallestGroups(sizes: readonly number[], partitions: readonly Partition[]): number[][] {
  const smallestGroups = [...sizes.keys()].filter(
    (group) => !partitions.some(({ parent }) => parent === group),
  );
  const toVector = (group: number): number[] => {
    const partition = partitions.find(({ parent }) => parent === group);
    if (partition === undefined)
      return smallestGroups.map((smallestGroup) => (smallestGroup === group ? 1 : 0));
    const parts = partition.parts.map(toVector);
    return smallestGroups.map((_, index) => parts.reduce((sum, part) => sum + (part[index] as number), 0));
  };
  return [...sizes.keys()].map(toVector);
}

test("the thresholds are five responses and three organisations", () => {
  expect([MIN_RESPONSES, MIN_ORGANISATIONS]).toEqual([5, 3]);
});

test("S20 hides groups of one or two organisations, but neither empty groups nor groups of three", () => {
  const sizes = [0, 1, 2, 3, 4];
  expect(suppressSmallGroups(sizes, [])).toEqual([false, true, true, false, false]);
});

test("S21 with one hidden part, also hides the next smallest part", () => {
  const sizes = [14, 2, 7, 5];
  const partitions = [{ parent: 0, parts: [1, 2, 3] }];
  expect(suppressSmallGroups(sizes, partitions)).toEqual([false, true, false, true]);
});

test("S21 with two hidden parts of one organisation each, also hides a third part", () => {
  const sizes = [12, 1, 1, 4, 6];
  expect(suppressSmallGroups(sizes, [{ parent: 0, parts: [1, 2, 3, 4] }])).toEqual([
    false,
    true,
    true,
    true,
    false,
  ]);
});

test("S21 hides a metro both as a district and as a municipality, or in neither", () => {
  const hidden = findHiddenNames(getTable([[[[3, 0, 0]], [[2, 0, 0]], [[9, 0, 0]]]]));
  for (const name of ["P0D0", "P0D1"]) {
    expect(hidden).toContain(name);
    expect(hidden).toContain(`${name}M0`);
  }
  expect(hidden).not.toContain("P0D2M0");
});

test("S21 hides totals that together would reveal the difference of two organisations", () => {
  // Municipality 0 and type 0 have 2 + 1 each: their difference is that of two groups of one organisation.
  const table = getTable([
    [
      [
        [2, 1, 0],
        [1, 2, 0],
      ],
    ],
  ]);
  expect(findHiddenNames(table)).toEqual(expect.arrayContaining(["P0D0M0", "P0D0M1"]));
  expectNothingExposed(table.sizes, table.partitions, suppressSmallGroups(table.sizes, table.partitions));
});

test("S21 adding and subtracting visible groups never yields a group of one or two organisations", () => {
  fc.assert(
    fc.property(publishedTables, ({ sizes, partitions }) => {
      const hidden = suppressSmallGroups(sizes, partitions);
      expectNothingExposed(sizes, partitions, hidden);
    }),
  );
});

test("S20 S21 shows every group if all have at least three organisations", () => {
  const largeOrEmptySize = fc.oneof(fc.constant(0), fc.integer({ min: 3, max: 9 }));
  fc.assert(
    fc.property(
      fc.array(fc.tuple(largeOrEmptySize, largeOrEmptySize, largeOrEmptySize), {
        minLength: 1,
        maxLength: 4,
      }),
      (municipalities) => {
        expect(findHiddenNames(getTable([[municipalities]]))).toEqual([]);
      },
    ),
  );
});

function expectNothingExposed(
  sizes: readonly number[],
  partitions: readonly Partition[],
  hidden: readonly boolean[],
): void {
  const vectors = toSumsOfSmallestGroups(sizes, partitions);
  const visible = vectors.filter((_, group) => !hidden[group]);
  const rank = exactRank(visible);
  const smallGroups = [...sizes.keys()].filter(
    (group) =>
      (sizes[group] as number) > 0 &&
      (sizes[group] as number) < MIN_ORGANISATIONS &&
      !partitions.some(({ parent }) => parent === group),
  );
  for (const [index, group] of smallGroups.entries()) {
    expect(exactRank([...visible, vectors[group] as number[]])).toBe(rank + 1);
    if (sizes[group] !== 1) continue;
    for (const other of smallGroups.slice(index + 1)) {
      if (sizes[other] !== 1) continue;
      const pair = [vectors[group] as number[], vectors[other] as number[]];
      expect(exactRank([...visible, ...pair])).toBe(rank + 2);
    }
  }
}
