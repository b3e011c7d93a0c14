import { expect, test } from "vitest";
import { pageNumbers } from "./Pagination.tsx";

test("few pages are all there, one alone too", () => {
  expect(pageNumbers(1, 1)).toEqual([1]);
  expect(pageNumbers(2, 4)).toEqual([1, 2, 3, 4]);
});

test("of many, the first, the last and those around the current one", () => {
  expect(pageNumbers(1, 1667)).toEqual([1, 2, "gap", 1667]);
  expect(pageNumbers(5, 1667)).toEqual([1, "gap", 4, 5, 6, "gap", 1667]);
  expect(pageNumbers(1667, 1667)).toEqual([1, "gap", 1666, 1667]);
});

test("a gap never stands for a single page", () => {
  expect(pageNumbers(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});
