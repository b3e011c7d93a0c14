import fc from "fast-check";
import { expect, test } from "vitest";
import { boundaryTrees } from "../testing/boundaryTrees.ts";
import { measureCoverage } from "./measureCoverage.ts";

const cases = boundaryTrees.chain(({ precinctCount, parents }) =>
  fc.record({
    precinctCount: fc.constant(precinctCount),
    parents: fc.constant(parents),
    isReporting: fc.array(fc.boolean(), { minLength: precinctCount, maxLength: precinctCount }),
    peopleCounts: fc.array(fc.option(fc.nat({ max: 1_000_000 })), {
      minLength: parents.length,
      maxLength: parents.length,
    }),
  }),
);

test("every precinct that reports is counted once in each area around it", () => {
  fc.assert(
    fc.property(cases, ({ precinctCount, parents, isReporting, peopleCounts }) => {
      const { precinctsReporting } = measureCoverage(isReporting, parents, peopleCounts);
      for (let area = precinctCount; area < parents.length; area++) {
        const within = isReporting.filter(
          (reports, precinct) => reports && isInside(precinct, area, parents),
        );
        expect(precinctsReporting[area]).toBe(within.length);
      }
    }),
  );
});

test("the people covered are those of the parts that report, and unknown where none of these is known", () => {
  fc.assert(
    fc.property(cases, ({ precinctCount, parents, isReporting, peopleCounts }) => {
      const { precinctsReporting, coveredPeopleCounts } = measureCoverage(isReporting, parents, peopleCounts);
      for (let area = 0; area < parents.length; area++) {
        const parts =
          area < precinctCount ? [area] : [...parents.keys()].filter((part) => parents[part] === area);
        const known = parts
          .filter((part) => precinctsReporting[part] !== 0)
          .map((part) => peopleCounts[part] ?? null)
          .filter((people) => people !== null);
        expect(coveredPeopleCounts[area]).toBe(known.length === 0 ? null : known.reduce((a, b) => a + b, 0));
      }
    }),
  );
});

function isInside(boundary: number, area: number, parents: Int32Array): boolean {
  const parent = parents[boundary] as number;
  return parent === area || (parent !== -1 && isInside(parent, area, parents));
}
