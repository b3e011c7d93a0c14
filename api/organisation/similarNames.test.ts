import { expect, test } from "vitest";
import { areSimilarNames } from "./similarNames.ts";

test.each([
  ["Masakhane Community Trust", "Masakane Trust"],
  ["Thuthuzela Care NPO", "THUTHUZELA"],
  ["University of the Valley", "Valley University"],
  ["Women's Shelter", "Womens Shelter"],
  ["Ubuntu Youth Forum", "Ubuntu Youth Forum, Soweto"],
])("'%s' and '%s' are similar", (one, other) => {
  expect(areSimilarNames(one, other)).toBe(true);
  expect(areSimilarNames(other, one)).toBe(true);
});

test.each([
  ["Masakhane Community Trust", "Khanya Community Trust"],
  ["University of the Valley", "University of the Coast"],
  ["Hope House", "House of Grace"],
])("'%s' and '%s' are not similar", (one, other) => {
  expect(areSimilarNames(one, other)).toBe(false);
});
