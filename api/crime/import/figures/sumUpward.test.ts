import fc from "fast-check";
import { expect, test } from "vitest";
import { boundaryTrees } from "../../../testing/import/boundaryTrees.ts";
import { NOT_CAPTURED, sumUpward } from "./sumUpward.ts";

const WIDTH = 3;
const figure = fc.oneof(fc.constant(NOT_CAPTURED), fc.integer({ min: 0, max: 10_000 }));

const cases = boundaryTrees.chain(({ precinctCount, parents }) =>
  fc
    .array(figure, { minLength: precinctCount * WIDTH, maxLength: precinctCount * WIDTH })
    .map((precinctFigures) => {
      const figures = new Int32Array(parents.length * WIDTH).fill(NOT_CAPTURED);
      figures.set(precinctFigures);
      return { precinctCount, parents, figures };
    }),
);

test("a boundary's figure is the sum of its parts, and not captured if no part is", () => {
  fc.assert(
    fc.property(cases, ({ precinctCount, parents, figures }) => {
      const precinctsBefore = figures.slice(0, precinctCount * WIDTH);
      sumUpward(figures, parents, WIDTH);
      expect(figures.slice(0, precinctCount * WIDTH)).toEqual(precinctsBefore);
      for (let parent = precinctCount; parent < parents.length; parent++) {
        for (let column = 0; column < WIDTH; column++) {
          const parts = [...parents.keys()]
            .filter((boundary) => parents[boundary] === parent)
            .map((boundary) => figures[boundary * WIDTH + column] as number)
            .filter((part) => part !== NOT_CAPTURED);
          const sum = parts.length === 0 ? NOT_CAPTURED : parts.reduce((a, b) => a + b, 0);
          expect(figures[parent * WIDTH + column]).toBe(sum);
        }
      }
    }),
  );
});

test("throws if a boundary comes after the one that contains it", () => {
  expect(() => sumUpward(new Int32Array(2), Int32Array.from([-1, 0]), 1)).toThrow(RangeError);
});
