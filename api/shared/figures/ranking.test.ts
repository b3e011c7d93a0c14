import fc from "fast-check";
import { expect, test } from "vitest";
import { measureDescription as challengeMeasure } from "../../collective-action/measureDescription.ts";
import { describeMeasure as describeCrime } from "../../crime/measureDescription.ts";
import { measureDescription as maturityMeasure } from "../../health-check/measureDescription.ts";
import type { Reading } from "../../lib/figures/measure.ts";
import { computeRanks, createRankFinder } from "./ranking.ts";

const PROVINCE = 1;
const rank = (all: readonly Reading[], index: number, description = challengeMeasure) =>
  createRankFinder(all, description, (count) => `${count} provinces`)(all[index] ?? "no-data")?.words;

test("places without active challenges have no rank and are not counted in ranks", () => {
  const active = [0, 3, 5, 3, 0, 1, 0, 0, 0];
  expect(rank(active, 2)).toBe("1st of 4 provinces with active 100-Day Challenges");
  expect(rank(active, 1)).toBe("joint 2nd of 4 provinces with active 100-Day Challenges");
  expect(rank(active, 0)).toBeUndefined();
  expect(rank([0, 0, 4], 2)).toBeUndefined();
  const many = Array.from({ length: 10 }, () => 1);
  expect(rank([4, ...many], 1)).toBeUndefined();
  expect(rank([4, ...many.slice(1)], 1)).toBe("joint 2nd of 10 provinces");
});

test("health checks are ranked from ten areas on", () => {
  const nine = [0.5, 0.4, 0.6, 0.1, 0.2, 0.3, 0.7, 0.8, 0.9];
  expect(rank(nine, 8, maturityMeasure)).toBeUndefined();
  expect(computeRanks(nine, maturityMeasure).every((each) => each === null)).toBe(true);
  expect(rank([...nine, 0.95], 8, maturityMeasure)).toBe("2nd of 10 provinces");
});

test("zero reported crimes are ranked", () => {
  expect(rank([0, 12, 30], 0, describeCrime(PROVINCE))).toBe("3rd of 3 provinces");
  expect(rank([0, 12, 12, "no-data"], 1, describeCrime(PROVINCE))).toBe(
    "joint 1st of 3 provinces with figures",
  );
});

const reading = fc.oneof(
  fc.integer({ min: 0, max: 6 }),
  fc.constantFrom<Reading>("no-data", "not-captured", "too-few"),
);

test("a rank is one more than the number of higher values, and equal values share it", () => {
  fc.assert(
    fc.property(fc.array(reading, { maxLength: 12 }), fc.boolean(), (all, isZeroUnranked) => {
      const figures = all
        .filter((each) => typeof each === "number" && (each > 0 || !isZeroUnranked))
        .map(Number);
      const positions = computeRanks(all, isZeroUnranked ? { isZeroUnranked } : {});
      const countEqual = (figure: number) => figures.filter((each) => each === figure).length;
      const ranked = figures.length < 2 ? [] : figures.filter((each) => countEqual(each) < 10);
      expect(positions.filter((each) => each !== null)).toHaveLength(ranked.length);
      for (const [index, position] of positions.entries()) {
        if (position === null) continue;
        expect(position.position).toBe(figures.filter((each) => each > Number(all[index])).length + 1);
        expect(position.words.startsWith("joint ")).toBe(
          figures.filter((each) => each === all[index]).length > 1,
        );
      }
    }),
  );
});
