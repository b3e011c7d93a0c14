import fc from "fast-check";

/**
 * `parents[i]` is the index of the area that contains area i, or -1. The first `precinctCount` areas contain
 * none.
 */
type Tree = { precinctCount: number; parents: Int32Array };

export const boundaryTrees: fc.Arbitrary<Tree> = fc
  .record({ precincts: fc.integer({ min: 1, max: 30 }), municipalities: fc.integer({ min: 1, max: 8 }) })
  .chain(({ precincts, municipalities }) =>
    fc
      .array(fc.nat({ max: municipalities - 1 }), { minLength: precincts, maxLength: precincts })
      .map((homes) => ({
        precinctCount: precincts,
        parents: Int32Array.from([
          ...homes.map((home) => precincts + home),
          ...Array.from({ length: municipalities }, () => precincts + municipalities),
          -1,
        ]),
      })),
  );
