import { expect, test } from "vitest";
import { filterClosest, findBestMatch, findPlaces } from "./findPlaces.ts";
import type { SearchablePlace } from "./placeNames.ts";

const place = (boundaryId: number, name: string, towns: string[] = [], precincts: string[] = []) => ({
  kind: "municipality" as SearchablePlace["kind"],
  boundaryId,
  name,
  otherNames: {},
  towns,
  precincts,
});
const places = [
  place(1, "Khâi-Ma"),
  place(2, "!Kheis"),
  place(3, "Emalahleni North"),
  place(4, "Emalahleni"),
  place(5, "Sol Plaatje", ["Kimberley"], ["Galeshewe", "Kimberley"]),
  place(6, "City of Johannesburg", ["Soweto"], ["Kimberley Park"]),
  place(7, "eDumbe", ["Paulpietersburg"]),
  place(8, "Polokwane", ["Pietersburg"]),
  place(9, "Emfuleni", ["Vereeniging"]),
  place(10, "Midvaal", [], ["Vereeniging"]),
  place(11, "eThekwini", ["KwaMashu"]),
  place(12, "Steve Tshwete", ["Middelburg"]),
  place(13, "Inxuba Yethemba", ["Middelburg"]),
  place(14, "Bushbuckridge", ["Mamelodi"]),
  place(15, "City of Tshwane", ["Mamelodi"], ["Mamelodi"]),
];
const search = (typed: string) => findPlaces(places, typed);
const findIds = (typed: string) => filterClosest(search(typed)).map(({ place }) => place.boundaryId);
const findBestId = (typed: string) => findBestMatch(search(typed))?.place.boundaryId;

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
  ["kimb", [5, 6]],
  ["pietersburg", [8]],
  ["kwa mashu", [11]],
  ["vereeniging", [9, 10]],
  ["Verrenigin", []],
  ["mamelodi", [15, 14]],
  ["Vereniging", [9, 10]],
  ["Verreeniging", [9, 10]],
  ["Sowteo", [6]],
  ["%", []],
  ["nowhere", []],
])("“%s” finds %j, whatever its case and accents", (typed, expected) => {
  expect(findIds(typed)).toEqual(expected);
});

test.each([
  ["Soweto", 6],
  ["soweto", 6],
  ["Pietersburg", 8],
  ["Emalahleni", 4],
  ["Kimberley", 5],
  ["johannesburg city", 6],
  ["Middelburg", undefined],
  ["Vereeniging", undefined],
  ["Galeshewe", undefined],
  ["Sowteo", undefined],
  ["a", undefined],
])("“%s” means %s", (typed, expected) => {
  expect(findBestId(typed)).toBe(expected);
});
