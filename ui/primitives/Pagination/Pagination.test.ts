import { expect, test } from "vitest";
import { listPages } from "./Pagination.tsx";

test("lists all pages if there are few, or only one", () => {
  expect(listPages(1, 1)).toEqual([1]);
  expect(listPages(2, 4)).toEqual([1, 2, 3, 4]);
});

test("lists the first, the last and the pages around the current one if there are many", () => {
  expect(listPages(1, 1667)).toEqual([1, 2, "gap", 1667]);
  expect(listPages(5, 1667)).toEqual([1, "gap", 4, 5, 6, "gap", 1667]);
  expect(listPages(1667, 1667)).toEqual([1, "gap", 1666, 1667]);
});

test("lists a page instead of a gap of one page", () => {
  expect(listPages(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});
