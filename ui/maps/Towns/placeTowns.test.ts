import { expect, test } from "vitest";
import { placeTowns } from "./placeTowns.ts";

const space = { left: 0, right: 200, top: 0, bottom: 100 };
const size = { width: 60, height: 14 };
const createTown = (x: number, y: number) => ({ point: { x, y }, size });

test("a name is right of its point, or left of it if the edge would cut it off", () => {
  expect(placeTowns([createTown(50, 50), createTown(180, 20)], space, [])).toEqual(["right", "left"]);
});

test("a name avoids obstacles on the map, and is omitted if there is no room", () => {
  const label = { left: 55, right: 120, top: 40, bottom: 60 };
  expect(placeTowns([createTown(50, 50)], space, [label])).toEqual([null]);
  expect(
    placeTowns([createTown(100, 70)], space, [{ ...label, right: 200, top: 60, bottom: 80, left: 105 }]),
  ).toEqual(["left"]);
});

test("the first of two neighbours is placed first, and their names do not overlap", () => {
  expect(placeTowns([createTown(90, 50), createTown(80, 50)], space, [])).toEqual(["right", "left"]);
  expect(placeTowns([createTown(90, 50), createTown(90, 50), createTown(90, 50)], space, [])).toEqual([
    "right",
    null,
    null,
  ]);
});
