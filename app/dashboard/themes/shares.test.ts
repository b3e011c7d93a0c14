import fc from "fast-check";
import { expect, test } from "vitest";
import { sharesOf } from "./shares.ts";

test("each count's part of all of them; what was not counted says why and takes no part", () => {
  expect(sharesOf([30, "no-data", 10, 0])).toEqual([0.75, "no-data", 0.25, 0]);
});

test("zero of zero is zero", () => {
  expect(sharesOf([0, 0, "too-few"])).toEqual([0, 0, "too-few"]);
  expect(sharesOf([])).toEqual([]);
});

test("shares add to the whole, and keep the order of the counts", () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 1_000_000 }), { minLength: 1 }), (counts) => {
      const shares = sharesOf(counts).map(Number);
      const whole = counts.some((count) => count > 0) ? 1 : 0;
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(whole, 10);
      shares.forEach((share, index) => {
        const [count = 0, next = 0] = counts.slice(index, index + 2);
        const nextShare = shares[index + 1];
        if (nextShare !== undefined && count > next) expect(share).toBeGreaterThanOrEqual(nextShare);
      });
    }),
  );
});
