import fc from "fast-check";
import { expect, test } from "vitest";
import {
  countChallenges,
  hasBegun,
  isActive,
  type PlacedChallenge,
  tallyChallenges,
} from "./countChallenges.ts";

const DAY = "2026-08-15";
const day = fc.constantFrom("2026-05-01", "2026-08-14", DAY, "2026-08-16", "2026-11-01", null);

const challenge: fc.Arbitrary<PlacedChallenge> = fc
  .record({
    municipality: fc.constantFrom(31, 32, 33, 34),
    pillarId: fc.integer({ min: 1, max: 6 }),
    cycleId: fc.constantFrom(20250, 20261),
    validFrom: day,
    validTo: day,
  })
  .map(({ municipality, ...fields }) => ({
    ...fields,
    boundaryIds: [municipality, municipality < 33 ? 21 : 22, 11, 0],
  }));
const challenges = fc.array(challenge, { maxLength: 40 });
const countInBoundary = (challengeList: readonly PlacedChallenge[], boundaryId: number) =>
  countChallenges(challengeList).filter((count) => count.boundaryId === boundaryId);

test("a challenge is active on its first and last day", () => {
  const duration = { validFrom: "2026-08-09", validTo: "2026-11-17" };
  const days = ["2026-08-08", "2026-08-09", "2026-11-17", "2026-11-18"];
  expect(days.map((each) => isActive(duration, each))).toEqual([false, true, true, false]);
  expect(days.map((each) => hasBegun(duration, each))).toEqual([false, true, true, true]);
});

test("a challenge with unknown days has begun and is not active", () => {
  for (const duration of [
    { validFrom: null, validTo: null },
    { validFrom: "2023-08-09", validTo: null },
    { validFrom: null, validTo: "2099-01-01" },
  ]) {
    expect([hasBegun(duration, DAY), isActive(duration, DAY)]).toEqual([true, false]);
  }
});

test("a boundary's counts are the sums of its parts, and include every challenge that has begun", () => {
  fc.assert(
    fc.property(challenges, (challengeList) => {
      const sum = (ids: number[]) =>
        tallyChallenges(
          ids.flatMap((id) => countInBoundary(challengeList, id)),
          DAY,
        );
      expect(sum([31, 32])).toEqual(sum([21]));
      expect(sum([21, 22])).toEqual(sum([11]));
      expect(sum([11])).toEqual(sum([0]));
      const { activeCollectiveActions, inactiveCollectiveActions } = sum([0]);
      expect(activeCollectiveActions).toBe(challengeList.filter((each) => isActive(each, DAY)).length);
      expect(activeCollectiveActions + inactiveCollectiveActions).toBe(
        challengeList.filter((each) => hasBegun(each, DAY)).length,
      );
    }),
  );
});
