import fc from "fast-check";
import { expect, test } from "vitest";
import type { Reading } from "../../charts/reading.ts";
import { type GridOrder, type GridOrderAction, reduceOrder, sortedOrder } from "./gridOrder.ts";

const row = (id: number, distribution: Reading) => ({ id, name: `Area ${id}`, distribution });
const rows = [row(1, 0.2), row(2, "no-data"), row(3, 0.5), row(4, 0), row(5, "too-few")];

test("highest to lowest and back; rows without a figure come last both times", () => {
  expect(sortedOrder(rows, "descending").ids).toEqual([3, 1, 4, 2, 5]);
  expect(sortedOrder(rows, "ascending").ids).toEqual([4, 1, 3, 2, 5]);
});

test("a move to an end takes the sorting's name away; sorting again gives it back", () => {
  const sorted = sortedOrder(rows, "descending");
  const moved = reduceOrder(sorted, { type: "move to top", id: 2 });
  expect(moved).toEqual({ ids: [2, 3, 1, 4, 5], direction: null });
  expect(reduceOrder(moved, { type: "move to bottom", id: 3 }).ids).toEqual([2, 1, 4, 5, 3]);
  expect(reduceOrder(moved, { type: "sort", direction: "descending", rows })).toEqual(sorted);
});

test("what is dropped beside a row stands there, in its own order", () => {
  const sorted = sortedOrder(rows, "descending");
  const drop = (ids: number[], target: number, position: "before" | "after") =>
    reduceOrder(sorted, { type: "drop", ids: new Set(ids), target, position }).ids;
  expect(drop([5, 3], 4, "before")).toEqual([1, 3, 5, 4, 2]);
  expect(drop([3], 2, "after")).toEqual([1, 4, 2, 3, 5]);
});

test("a move that changes nothing keeps the sorting", () => {
  const sorted = sortedOrder(rows, "descending");
  expect(reduceOrder(sorted, { type: "move to top", id: 3 })).toBe(sorted);
  expect(reduceOrder(sorted, { type: "move to top", id: 99 })).toBe(sorted);
  expect(reduceOrder(sorted, { type: "drop", ids: new Set([3]), target: 99, position: "after" })).toBe(
    sorted,
  );
});

const reading = fc.oneof(
  fc.double({ min: 0, max: 1, noNaN: true }),
  fc.constantFrom("no-data" as const, "too-few" as const, "not-captured" as const),
);
const manyRows = fc
  .array(reading, { maxLength: 20 })
  .map((readings) => readings.map((each, index) => row(index + 1, each)));
const id = fc.integer({ min: 1, max: 20 });
const action: fc.Arbitrary<GridOrderAction> = fc.oneof(
  id.map((each) => ({ type: "move to top" as const, id: each })),
  id.map((each) => ({ type: "move to bottom" as const, id: each })),
  fc.record({
    type: fc.constant("drop" as const),
    ids: fc.uniqueArray(id, { maxLength: 5 }).map((each) => new Set(each)),
    target: id,
    position: fc.constantFrom("before" as const, "after" as const),
  }),
);

test("no sequence of moves loses or doubles a row", () => {
  fc.assert(
    fc.property(manyRows, fc.array(action), (some, actions) => {
      const end = actions.reduce<GridOrder>(reduceOrder, sortedOrder(some, "descending"));
      expect(end.ids.toSorted((a, b) => a - b)).toEqual(some.map((each) => each.id));
    }),
  );
});

test("figures fall or rise, and never follow a row without one", () => {
  fc.assert(
    fc.property(manyRows, fc.constantFrom("ascending" as const, "descending" as const), (some, direction) => {
      const sorted = sortedOrder(some, direction).ids.map((each) => some[each - 1]?.distribution);
      const figures = sorted.filter((each) => typeof each === "number");
      expect(sorted.slice(0, figures.length)).toEqual(figures);
      const expected = figures.toSorted((a, b) => (direction === "ascending" ? a - b : b - a));
      expect(figures).toEqual(expected);
    }),
  );
});
