import fc from "fast-check";
import type { PlacedRun } from "../../survey/results/resultRows.ts";

const CHAINS = [
  [31, 21, 11, 0],
  [32, 21, 11, 0],
  [33, 22, 11, 0],
  [34, 22, 11, 0],
  [35, 23, 12, 0],
] as const;

export const placedRuns: fc.Arbitrary<PlacedRun[]> = fc
  .array(
    fc.record({
      chain: fc.constantFrom(...CHAINS),
      organisationTypeId: fc.integer({ min: 1, max: 3 }),
      responses: fc.integer({ min: 0, max: 30 }),
      points: fc.tuple(...[16, 8, 8].map((most) => fc.integer({ min: 0, max: most }))),
    }),
    { maxLength: 24 },
  )
  .map((organisations) =>
    organisations.map(({ points, ...organisation }, index) => ({
      ...organisation,
      organisationId: index + 1,
      expectedResponses: organisation.responses + 3,
      points: points.map((each) => each * organisation.responses) as unknown as PlacedRun["points"],
      maxPoints: [16, 8, 8],
    })),
  );
