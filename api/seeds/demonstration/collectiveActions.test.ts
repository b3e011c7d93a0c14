import { expect, test } from "vitest";
import { generateChallenges } from "./collectiveActions.ts";

const places = Array.from({ length: 100 }, (_, index) => ({
  boundaryId: 1000 + index,
  code: `XX${index}`,
  name: `Place ${index}`,
  peopleCount: index < 10 ? 1_000_000 : 60_000,
}));
const challenges = generateChallenges(places, "2026-08-15");

test("the same places and day give the same challenges", () => {
  expect(generateChallenges(places, "2026-08-15")).toEqual(challenges);
});

test.each(["2026-01-01", "2026-08-15", "2027-12-31"])(
  "on %s the latest of four cycles is running",
  (today) => {
    const all = generateChallenges(places, today);
    const cycles = new Set(all.map(({ cycle }) => cycle.cycleId));
    expect(cycles.size).toBe(4);
    const running = all.filter(({ validFrom, validTo }) => `${validFrom}` <= today && today <= `${validTo}`);
    expect(new Set(running.map(({ cycle }) => cycle.cycleId))).toEqual(new Set([Math.max(...cycles)]));
    expect(running.every(({ outcome }) => outcome === null)).toBe(true);
  },
);

test("every one says that it is invented, many places have none and some several teams", () => {
  for (const { description } of challenges) expect(description).toMatch(/^Invented for the demonstration\. /);
  const taking = Map.groupBy(challenges, ({ municipalityId }) => municipalityId);
  expect(taking.size).toBeLessThan(places.length);
  const teams = [...taking.values()].map((own) => new Set(own.map(({ team }) => team)).size);
  expect(Math.max(...teams)).toBeGreaterThan(1);
});
