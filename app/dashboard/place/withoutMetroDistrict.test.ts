import { expect, test } from "vitest";
import { type TrailStep, withoutMetroDistrict } from "./useTrail.ts";

const step = (boundaryTypeId: number, description: string): TrailStep => ({
  boundaryId: boundaryTypeId,
  boundaryTypeId,
  description,
});
const namesOf = (steps: readonly TrailStep[]) =>
  withoutMetroDistrict(steps).map(({ boundaryTypeId, description }) => `${boundaryTypeId} ${description}`);

test("a metro stands once in the way down, as the municipality", () => {
  const metro = [
    step(0, "South Africa"),
    step(1, "Western Cape"),
    step(2, "Cape Town"),
    step(3, "Cape Town"),
  ];
  const without = ["0 South Africa", "1 Western Cape", "3 Cape Town"];
  expect(namesOf(metro)).toEqual(without);
  expect(namesOf([...metro, step(5, "Woodstock")])).toEqual([...without, "5 Woodstock"]);
});

test("other places of one name stay, and so does a metro that is the place itself", () => {
  const precinct = [
    step(0, "South Africa"),
    step(2, "Waterberg"),
    step(3, "Bela-Bela"),
    step(5, "Bela-Bela"),
  ];
  expect(namesOf(precinct)).toHaveLength(precinct.length);
  const district = [step(0, "South Africa"), step(1, "Western Cape"), step(2, "Cape Town")];
  expect(namesOf(district)).toHaveLength(district.length);
});
