import { expect, test } from "vitest";
import { findPlaces } from "./findPlaces.ts";
import type { Help } from "./help.ts";

const place = (boundaryId: number, name: string, precincts: string[] = []) => {
  const named = { boundaryId: 1, name: "Invented" };
  return { boundaryId, name, precincts, district: named, province: named, services: [] };
};
const help: Help = {
  lines: [],
  isDemonstration: false,
  municipalities: [
    place(1, "Khâi-Ma"),
    place(2, "!Kheis"),
    place(3, "Emalahleni North"),
    place(4, "Emalahleni"),
    place(5, "Sol Plaatje", ["Galeshewe", "Kimberley"]),
    place(6, "City of Johannesburg", ["Kimberley Park"]),
  ],
};
const found = (typed: string) => findPlaces(help, typed).map(({ boundaryId }) => boundaryId);

test.each([
  ["KHAI MA", [1]],
  ["khâi-ma", [1]],
  ["kheis", [2]],
  ["!", []],
  ["", []],
  ["   ", []],
  ["emalahleni", [4, 3]],
  ["johannesburg city", [6]],
  ["galeshewe", [5]],
  ["kimberley", [5, 6]],
  ["%", []],
  ["nowhere", []],
])("“%s” finds %j, whatever its case and accents", (typed, ids) => {
  expect(found(typed)).toEqual(ids);
});
