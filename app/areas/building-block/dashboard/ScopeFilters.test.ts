import { expect, test } from "vitest";
import { scopeChoice, withoutLevel } from "./ScopeFilters.tsx";

const scope = [
  {
    boundaryId: 7,
    boundaryTypeId: 1,
    description: "Northern Cape",
    districtBoundaryId: null,
    nationalBoundaryId: null,
  },
  {
    boundaryId: 3,
    boundaryTypeId: 1,
    description: "Gauteng",
    districtBoundaryId: null,
    nationalBoundaryId: null,
  },
  {
    boundaryId: 46,
    boundaryTypeId: 2,
    description: "Frances Baard",
    districtBoundaryId: null,
    nationalBoundaryId: 7,
  },
  {
    boundaryId: 163,
    boundaryTypeId: 3,
    description: "Sol Plaatje",
    districtBoundaryId: 46,
    nationalBoundaryId: 7,
  },
  {
    boundaryId: 164,
    boundaryTypeId: 3,
    description: "Magareng",
    districtBoundaryId: 46,
    nationalBoundaryId: 7,
  },
];

const offered = (boundaryId: number | null) => {
  const { options } = scopeChoice(scope, boundaryId);
  return [options.national, options.district, options.local].map((level) =>
    level.map((each) => each.boundaryId),
  );
};

test("a level offers what lies in the one chosen above it, and nothing before", () => {
  expect(offered(null)).toEqual([[7, 3], [], []]);
  expect(offered(7)).toEqual([[7, 3], [46], []]);
  expect(offered(46)).toEqual([[7, 3], [46], [163, 164]]);
  expect(offered(163)).toEqual([[7, 3], [46], [163, 164]]);
});

test("a municipality brings its district and its province", () => {
  expect(scopeChoice(scope, 163).chosen).toEqual({ national: 7, district: 46, local: 163 });
});

test("a place out of reach is no choice", () => {
  expect(scopeChoice(scope, 99).chosen).toEqual({ national: null, district: null, local: null });
});

test("without a level, what is chosen above it remains", () => {
  const { chosen } = scopeChoice(scope, 163);
  expect([
    withoutLevel(chosen, "local"),
    withoutLevel(chosen, "district"),
    withoutLevel(chosen, "national"),
  ]).toEqual([46, 7, null]);
});
