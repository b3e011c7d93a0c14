import type { MeasureDescription } from "../lib/figures/measure.ts";

export const measureDescription: MeasureDescription = {
  title: "Active 100-Day Challenges",
  noun: "active 100-Day Challenges",
  kind: "count",
  describe: (figure, isOne) =>
    `${figure === "0" ? "no" : figure} active 100-Day ${isOne ? "Challenge" : "Challenges"}`,
  preposition: "in",
  zeroSentence: "No 100-Day Challenge is active",
  isZeroUnranked: true,
  overBoth: ", by the same day of both",
  cases: null,
  share: { of: "100-Day Challenges, active and past", ofAll: "100-Day Challenges, active and past," },
  missing: {
    "no-data": "No 100-Day Challenge is known",
    "not-captured": "No 100-Day Challenge is known",
    "under-covered": "No 100-Day Challenge is known",
    "too-few": "Too few challenges to say",
  },
  overTime: {
    title: "100-Day Challenges by cycle",
    describe: (figure, isOne) =>
      `${figure === "0" ? "no" : figure} ${isOne ? "challenge" : "challenges"} of 100 days`,
  },
};
