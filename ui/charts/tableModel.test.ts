import { expect, test } from "vitest";
import { type Column, cellText, type Row, sortRows } from "./tableModel.ts";

const rate: Column = { id: "rate", label: "Rate", kind: "rate" };
const name: Column = { id: "name", label: "Name", kind: "text" };
const rows: Row[] = [
  { id: 1, cells: { name: "Ward 10", rate: 80 } },
  { id: 2, cells: { name: "Ward 2", rate: "too-few" } },
  { id: 3, cells: { name: "Ward 1", rate: 0 } },
  { id: 4, cells: { name: "Ward 3" } },
];
const ids = (sorted: Row[]) => sorted.map(({ id }) => id);

test("rows without a figure come last, whichever way the others run", () => {
  expect(ids(sortRows(rows, rate, "ascending")).slice(0, 2)).toEqual([3, 1]);
  expect(ids(sortRows(rows, rate, "descending")).slice(0, 2)).toEqual([1, 3]);
});

test("names with numbers sort by the number", () => {
  expect(ids(sortRows(rows, name, "ascending"))).toEqual([3, 2, 4, 1]);
});

test("a missing figure says why", () => {
  expect(rows.map((row) => cellText(rate, row))).toEqual(["80.00", "Too few to show", "0.00", "No data"]);
});
