import { buildingBlockComponent, crimeComponent } from "@gbvf/mocks/dashboard/dashboard.ts";
import { expect, test } from "vitest";
import { filterByLabel } from "./FilterByButton.tsx";

test.each([
  [crimeComponent, false, "Filter by crime type"],
  [buildingBlockComponent, true, "Filter by place or building block"],
  [{ ...crimeComponent, options: [] }, true, "Filter by place"],
  [undefined, true, "Filter by place"],
])("filterByLabel names what the panel filters by", (component, isWithPlaces, label) => {
  expect(filterByLabel(component, isWithPlaces)).toBe(label);
});
