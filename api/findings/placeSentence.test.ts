import { expect, test } from "vitest";
import { measureDescription as challengeMeasure } from "../collective-action/measureDescription.ts";
import { describeMeasure as describeCrime } from "../crime/measureDescription.ts";
import type { MeasureDescription } from "../lib/figures/measure.ts";
import { placeSentence } from "./placeSentence.ts";

test("the first and last place of a ranking are named by a word instead of a number", () => {
  const place = { name: "Limpopo", value: 17, cases: null };
  const buildRank = (position: number, isShared: boolean) => ({
    position,
    placeCount: 9,
    isShared,
    words: `${isShared ? "joint " : ""}${position}th of 9 provinces`,
  });
  const writeSentence = (description: MeasureDescription, position: number, isShared: boolean) =>
    placeSentence({
      description,
      place,
      rank: buildRank(position, isShared),
      boundaryTypeId: 1,
      country: null,
      areas: null,
    });
  expect(writeSentence(challengeMeasure, 1, true)).toBe(
    "Limpopo has 17 active 100-Day Challenges, the joint most of 9 provinces",
  );
  expect(writeSentence(challengeMeasure, 9, false)).toBe(
    "Limpopo has 17 active 100-Day Challenges, the fewest of 9 provinces",
  );
  expect(writeSentence(describeCrime(1), 1, false)).toBe(
    "Limpopo has 17.00 reports of sexual offences per 100,000 people, the highest of 9 provinces",
  );
  expect(writeSentence(describeCrime(1), 4, true)).toBe(
    "Limpopo has 17.00 reports of sexual offences per 100,000 people, joint 4th of 9 provinces",
  );
});
