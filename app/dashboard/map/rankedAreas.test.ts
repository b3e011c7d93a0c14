import { expect, test } from "vitest";
import { rankedAreas } from "./rankedAreas.ts";

const area = (id: number, name: string) => ({ id, properties: { name } });
const features = [area(1, "Bela"), area(2, "Aba"), area(3, "Dora"), area(4, "Cato"), area(5, "Ebo")];
const values = new Map<number, number | "too-few">([
  [1, 0],
  [2, 7.5],
  [3, 7.5],
  [4, "too-few"],
]);
const read = (drawing: Parameters<typeof rankedAreas>[1]) =>
  rankedAreas(features, drawing).map(({ name, rank, reading }) => [rank?.words ?? null, name, reading]);

test("from the highest; equal figures share a rank; what has no figure is last and not ranked", () => {
  expect(read({ values })).toEqual([
    ["joint 1st", "Aba", 7.5],
    ["joint 1st", "Dora", 7.5],
    ["3rd", "Bela", 0],
    [null, "Cato", "too-few"],
    [null, "Ebo", "no-data"],
  ]);
});

test("where zero means that there is none, it is not ranked", () => {
  expect(read({ values, isZeroNone: true }).slice(2)).toEqual([
    [null, "Bela", 0],
    [null, "Cato", "too-few"],
    [null, "Ebo", "no-data"],
  ]);
});
