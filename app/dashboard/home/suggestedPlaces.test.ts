import { boundaries } from "@gbvf/mocks/geography/boundaries.ts";
import { expect, test } from "vitest";
import { type KnownPlaces, MOST_SUGGESTED, suggestedPlaces } from "./suggestedPlaces.ts";

const ofType = (type: number) => boundaries.filter(({ boundaryTypeId }) => boundaryTypeId === type);
const known: KnownPlaces = { provinces: ofType(1), municipalities: ofType(3), stations: ofType(5) };

test("a municipality is found by any part of its name, with its province", () => {
  expect(suggestedPlaces(" plaat", known)).toEqual([
    { boundaryId: 1163, name: "Sol Plaatje", detail: "Northern Cape" },
  ]);
});

test("a police station leads to its municipality", () => {
  expect(suggestedPlaces("kimberley", known)).toEqual([
    { boundaryId: 1163, name: "Kimberley", detail: "Police station in Sol Plaatje, Northern Cape" },
  ]);
});

test("what begins as typed comes first, municipalities before stations, and no more than fit", () => {
  const many = Array.from({ length: MOST_SUGGESTED + 1 }, (_, id) => ({
    ...ofType(3)[0],
    boundaryId: id,
    description: `Place ${id}`,
  })) as KnownPlaces["municipalities"];
  const found = suggestedPlaces("place", { ...known, municipalities: many });
  expect(found).toHaveLength(MOST_SUGGESTED);
  const municipalities = [
    { ...ofType(3)[0], boundaryId: 1, description: "Great Kei" },
    { ...ofType(3)[0], boundaryId: 2, description: "Kei Mouth" },
  ] as KnownPlaces["municipalities"];
  expect(suggestedPlaces("kei", { ...known, municipalities }).map(({ name }) => name)).toEqual([
    "Kei Mouth",
    "Great Kei",
  ]);
});

test("without their lists nothing is found", () => {
  expect(suggestedPlaces("sol", { provinces: [], municipalities: [], stations: [] })).toEqual([]);
});
