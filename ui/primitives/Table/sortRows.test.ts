import { expect, test } from "vitest";
import { sortRows } from "./sortRows.ts";

const rows = [{ rate: 90.5 }, { rate: null }, { rate: 123.24 }, { rate: 0 }];
const sortRates = (direction: "ascending" | "descending") =>
  sortRows(rows, (row) => row.rate, direction).map((row) => row.rate);

test("numbers sort by size, not by spelling", () => {
  expect(sortRates("ascending")).toEqual([0, 90.5, 123.24, null]);
});

test("a row without a figure is last in both directions", () => {
  expect(sortRates("descending")).toEqual([123.24, 90.5, 0, null]);
});

test("names sort without regard to case and accents, and numbers in them by value", () => {
  const names = ["Ward 10", "ward 2", "Émile", "Eerste"];
  expect(sortRows(names, (name) => name, "ascending")).toEqual(["Eerste", "Émile", "ward 2", "Ward 10"]);
});
