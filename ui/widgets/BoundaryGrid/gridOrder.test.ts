import { expect, test } from "vitest";
import type { Reading } from "../../charts/reading.ts";
import { createSortedOrder, reduceOrder } from "./gridOrder.ts";

const row = (id: number, distribution: Reading) => ({ id, name: `Area ${id}`, distribution });
const rows = [row(1, 0.2), row(2, "no-data"), row(3, 0.5), row(4, 0), row(5, "too-few")];

test("moving a row to an end clears the sort direction, and sorting again sets it", () => {
  const sorted = createSortedOrder(rows, "descending");
  const moved = reduceOrder(sorted, { type: "move to top", id: 2 });
  expect(moved).toEqual({ ids: [2, 3, 1, 4, 5], direction: null });
  expect(reduceOrder(moved, { type: "move to bottom", id: 3 }).ids).toEqual([2, 1, 4, 5, 3]);
  expect(reduceOrder(moved, { type: "sort", direction: "descending", rows })).toEqual(sorted);
});

test("rows dropped next to a row are placed there in their own order", () => {
  const sorted = createSortedOrder(rows, "descending");
  const drop = (ids: number[], target: number, position: "before" | "after") =>
    reduceOrder(sorted, { type: "drop", ids: new Set(ids), target, position }).ids;
  expect(drop([5, 3], 4, "before")).toEqual([1, 3, 5, 4, 2]);
  expect(drop([3], 2, "after")).toEqual([1, 4, 2, 3, 5]);
});

test("a move that changes nothing keeps the sort direction", () => {
  const sorted = createSortedOrder(rows, "descending");
  expect(reduceOrder(sorted, { type: "move to top", id: 3 })).toBe(sorted);
  expect(reduceOrder(sorted, { type: "move to top", id: 99 })).toBe(sorted);
  expect(reduceOrder(sorted, { type: "drop", ids: new Set([3]), target: 99, position: "after" })).toBe(
    sorted,
  );
});
