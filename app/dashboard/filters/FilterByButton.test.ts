import { buildingBlockComponent, crimeComponent } from "@gbvf/mocks/dashboard/dashboard.ts";
import { expect, test } from "vitest";
import { getFilterByLabel } from "./FilterByButton.tsx";

test.each([
  [crimeComponent, false, "Filter by crime type"],
  [buildingBlockComponent, true, "Filter by place or building block"],
  [{ ...crimeComponent, options: [] }, true, "Filter by place"],
  [undefined, true, "Filter by place"],
])("getFilterByLabel names what the panel filters", (component, isWithPlaces, label) => {
  expect(getFilterByLabel(component, isWithPlaces)).toBe(label);
});
