import fc from "fast-check";
import { expect, test } from "vitest";
import { straightLineKm } from "../../shared/nearest.ts";
import type { Help, Municipality } from "./help.ts";
import { findNearestElsewhere } from "./presentHelp.ts";

const here = { latitude: -26.5, longitude: 28 };
const municipality: Municipality = {
  kind: "municipality",
  boundaryId: 1,
  name: "Here",
  otherNames: {},
  district: { boundaryId: 2, name: "District" },
  province: { boundaryId: 3, name: "Province" },
  towns: ["Town"],
  precincts: [],
  townPoints: { Town: { latitude: -26.6, longitude: 27.9 } },
  middle: here,
  services: [],
};
const places = fc.array(
  fc.record({
    name: fc.constant("A place"),
    kind: fc.constantFrom("Courts", "Care centres", "Shelters"),
    buildingBlockId: fc.constant(1),
    municipality: fc.constantFrom("Here", "There", "Beyond"),
    dialled: fc.constant("0000000001"),
    contactName: fc.constant(null),
    openingHours: fc.constant(null),
    languages: fc.constant([] as never[]),
    note: fc.constant(""),
    latitude: fc.double({ min: -34, max: -22, noNaN: true }),
    longitude: fc.double({ min: 17, max: 32, noNaN: true }),
  }),
);
const createHelp = (callable: Help["callable"]): Help => ({
  lines: [],
  areas: [],
  municipalities: [municipality],
  callable,
  isDemonstration: false,
});

test("lists the nearest place of each kind in another municipality, at most one each", () => {
  fc.assert(
    fc.property(places, (callable) => {
      const { places: nearest } = findNearestElsewhere(createHelp(callable), municipality, undefined);
      expect(new Set(nearest.map(({ kind }) => kind)).size).toBe(nearest.length);
      for (const place of nearest) {
        expect(place.municipality).not.toBe("Here");
        for (const other of callable.filter(({ kind }) => kind === place.kind))
          expect(straightLineKm(here, other)).toBeGreaterThanOrEqual(place.km);
      }
    }),
  );
});

test("measures distances from the searched town or else from the middle, and lists none without a border", () => {
  const help = createHelp([
    {
      name: "Court",
      buildingBlockId: 1,
      kind: "Courts",
      municipality: "There",
      dialled: "0000000001",
      contactName: null,
      openingHours: null,
      languages: [],
      note: "",
      latitude: -26.6,
      longitude: 27.9,
    },
  ]);
  const fromTown = findNearestElsewhere(help, municipality, "Town");
  expect([fromTown.from, fromTown.places[0]?.km]).toEqual(["Town", 0]);
  expect(findNearestElsewhere(help, municipality, undefined).from).toBe("the middle of Here");
  expect(findNearestElsewhere(help, { ...municipality, middle: null }, undefined).places).toEqual([]);
});
