import { expect, test } from "vitest";
import { measureWords as challengeWords } from "../collective-action/measureWords.ts";
import { describeMeasure as crimeWordsOf } from "../crime/measureWords.ts";
import type { MeasureWords } from "../lib/figures/measure.ts";
import { placeSentence } from "./placeSentence.ts";

test("a place at an end of the ranking says so in a word", () => {
  const place = { name: "Limpopo", value: 17, cases: null };
  const rank = (position: number, isShared: boolean) => ({
    position,
    of: 9,
    isShared,
    words: `${isShared ? "joint " : ""}${position}th of 9 provinces`,
  });
  const writeSentence = (words: MeasureWords, position: number, isShared: boolean) =>
    placeSentence({
      words,
      place,
      rank: rank(position, isShared),
      boundaryTypeId: 1,
      country: null,
      areas: null,
    });
  expect(writeSentence(challengeWords, 1, true)).toBe(
    "Limpopo has 17 active 100-Day Challenges, the joint most of 9 provinces",
  );
  expect(writeSentence(challengeWords, 9, false)).toBe(
    "Limpopo has 17 active 100-Day Challenges, the fewest of 9 provinces",
  );
  expect(writeSentence(crimeWordsOf(1), 1, false)).toBe(
    "Limpopo has 17.00 reports of sexual offences per 100,000 people, the highest of 9 provinces",
  );
  expect(writeSentence(crimeWordsOf(1), 4, true)).toBe(
    "Limpopo has 17.00 reports of sexual offences per 100,000 people, joint 4th of 9 provinces",
  );
});
