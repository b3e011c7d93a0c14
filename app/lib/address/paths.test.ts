import { expect, test } from "vitest";
import { NO_FILTERS } from "./filters.ts";
import { feedbackAddress, screenAfterCategory, screenOf, to } from "./paths.ts";

test("a screen's address carries the filters", () => {
  expect(to("map", { ...NO_FILTERS, boundaryId: 7, boundaryTypeId: 1, componentId: 3 })).toBe(
    "/home/map?boundaryId=7&boundaryTypeId=1&componentId=3",
  );
  expect(to("home")).toBe("/home");
});

test("the language in which places answer is in the directory's address alone", () => {
  const filters = { ...NO_FILTERS, boundaryId: 7, boundaryTypeId: 1, language: "zu" } as const;
  expect(to("contact", filters)).toBe("/home/contact?boundaryId=7&boundaryTypeId=1&language=zu");
  expect(to("map", filters)).toBe("/home/map?boundaryId=7&boundaryTypeId=1");
});

test("a screen is known by its address, with or without a closing slash", () => {
  expect(screenOf("/home/map/")).toBe("map");
  expect(screenOf("/home")).toBe("home");
  expect(screenOf("/")).toBeNull();
  expect(screenOf("/home/elsewhere")).toBeNull();
});

test("choosing a category leads to the chart, except from map, grid and chart", () => {
  expect(screenAfterCategory("home")).toBe("chart");
  expect(screenAfterCategory("contact")).toBe("chart");
  expect(screenAfterCategory(null)).toBe("chart");
  expect(screenAfterCategory("map")).toBe("map");
  expect(screenAfterCategory("grid")).toBe("grid");
  expect(screenAfterCategory("chart")).toBe("chart");
});

test("the feedback link fills in its subject", () => {
  expect(feedbackAddress("feedback@example.org")).toBe(
    "mailto:feedback@example.org?subject=Share%20your%20feedback",
  );
});
