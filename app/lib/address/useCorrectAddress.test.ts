import { buildingBlockComponent, crimeComponent } from "@gbvf/mocks/dashboard/dashboard.ts";
import { expect, test } from "vitest";
import { NO_FILTERS } from "./filters.ts";
import { correctedSearch, keepKnown } from "./useCorrectAddress.ts";

const components = [crimeComponent, buildingBlockComponent];

test.each([
  [
    "an option that there is not",
    "?componentId=3&componentOptions=2,99",
    "?componentId=3&componentOptions=2",
  ],
  ["an option of another category", "?componentId=3&componentOptions=1", "?componentId=3"],
  [
    "a sub-option that there is not",
    "?boundaryId=7&componentId=1&componentOptions=1&componentSubOptions=1-1,1-99",
    "?boundaryId=7&componentId=1&componentOptions=1&componentSubOptions=1-1",
  ],
  [
    "a sub-option of another option",
    "?componentId=1&componentOptions=1,3&componentSubOptions=3-1",
    "?componentId=1&componentOptions=1,3",
  ],
  [
    "sub-options where there are none",
    "?componentId=3&componentOptions=2&componentSubOptions=2-1",
    "?componentId=3&componentOptions=2",
  ],
  ["what is no option", "?componentId=3&componentOptions=x", "?componentId=3"],
  ["options without a category", "?boundaryId=7&componentOptions=2", "?boundaryId=7"],
])("%s is left out: %s", (_, search, corrected) => {
  expect(correctedSearch(search, components)).toBe(corrected);
});

test("an address of known options stays as it is", () => {
  for (const search of ["", "?boundaryId=7&utm=x", "?componentId=3&componentOptions=5,2"])
    expect(correctedSearch(search, components)).toBeNull();
  const all = {
    ...NO_FILTERS,
    componentId: buildingBlockComponent.componentId,
    componentOptions: buildingBlockComponent.options.map(({ id }) => id),
    componentSubOptions: buildingBlockComponent.options.flatMap(({ id: optionId, subOptions }) =>
      subOptions.map(({ id: subOptionId }) => ({ optionId, subOptionId })),
    ),
  };
  expect(keepKnown(all, components)).toEqual(all);
});
