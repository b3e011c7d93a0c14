import { expect, test } from "vitest";
import { extremesOf } from "./StandsOut.tsx";

const of = (boundary: string, figure: number | "no-data" | "too-few") => ({ boundary, figure });

test("the highest and the lowest of those with figures", () => {
  expect(extremesOf([of("A", 3), of("B", "no-data"), of("C", 9), of("D", 1)])).toEqual({
    highest: of("C", 9),
    lowest: of("D", 1),
  });
});

test("nothing stands out of one area, or of areas that are all the same", () => {
  expect(extremesOf([])).toBeNull();
  expect(extremesOf([of("A", 3), of("B", "too-few")])).toBeNull();
  expect(extremesOf([of("A", 3), of("B", 3)])).toBeNull();
});
