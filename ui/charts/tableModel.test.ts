import { expect, test } from "vitest";
import { type Column, cellText, type Row } from "./tableModel.ts";

const rate: Column = { id: "rate", label: "Rate", kind: "rate" };
const rows: Row[] = [
  { id: 1, cells: { name: "Ward 10", rate: 80 } },
  { id: 2, cells: { name: "Ward 2", rate: "too-few" } },
  { id: 3, cells: { name: "Ward 1", rate: 0 } },
  { id: 4, cells: { name: "Ward 3" } },
];

test("a missing figure says why, and zero is a figure", () => {
  expect(rows.map((row) => cellText(rate, row))).toEqual(["80.00", "Too few to show", "0.00", "No data"]);
});

test.each([
  ["count", 1671, "1,671"],
  ["percent", 0.625, "62.50%"],
  ["change", 1.5, "+1.50"],
  ["change", -3, "−3"],
  ["change", 0, "0"],
  ["text", "North West", "North West"],
] as const)("a cell of the kind %s is written as such", (kind, cell, text) => {
  expect(cellText({ id: "a", label: "A", kind }, { id: 1, cells: { a: cell } })).toBe(text);
});
