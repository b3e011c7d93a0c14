import { expect, test } from "vitest";
import { placeTowns } from "./placeTowns.ts";

const space = { left: 0, right: 200, top: 0, bottom: 100 };
const size = { width: 60, height: 14 };
const at = (x: number, y: number) => ({ point: { x, y }, size });

test("a name stands right of its point, and left of it where the edge would cut it", () => {
  expect(placeTowns([at(50, 50), at(180, 20)], space, [])).toEqual(["right", "left"]);
});

test("a name evades what is on the map, and stays away where there is no room", () => {
  const label = { left: 55, right: 120, top: 40, bottom: 60 };
  expect(placeTowns([at(50, 50)], space, [label])).toEqual([null]);
  expect(
    placeTowns([at(100, 70)], space, [{ ...label, right: 200, top: 60, bottom: 80, left: 105 }]),
  ).toEqual(["left"]);
});

test("the first of two neighbours goes first, and neither lies on the other", () => {
  expect(placeTowns([at(90, 50), at(80, 50)], space, [])).toEqual(["right", "left"]);
  expect(placeTowns([at(90, 50), at(90, 50), at(90, 50)], space, [])).toEqual(["right", null, null]);
});
