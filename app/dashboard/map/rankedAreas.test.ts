import { expect, test } from "vitest";
import { rankedAreas } from "./rankedAreas.ts";

const area = (id: number, name: string) => ({ id, properties: { name } });

test("from the highest; equal figures share a rank; what has no figure is last and not ranked", () => {
  const features = [area(1, "Bela"), area(2, "Aba"), area(3, "Dora"), area(4, "Cato"), area(5, "Ebo")];
  const values = new Map<number, number | "too-few">([
    [1, 0],
    [2, 7.5],
    [3, 7.5],
    [4, "too-few"],
  ]);
  expect(rankedAreas(features, values).map(({ name, rank, reading }) => [rank, name, reading])).toEqual([
    [1, "Aba", 7.5],
    [1, "Dora", 7.5],
    [3, "Bela", 0],
    [null, "Cato", "too-few"],
    [null, "Ebo", "no-data"],
  ]);
});
