import type { MeasureWords } from "../lib/measure.ts";

export const measureWords: MeasureWords = {
  title: "Active 100-Day Challenges",
  noun: "active challenges",
  kind: "count",
  says: (figure, isOne) => `${figure === "0" ? "no" : figure} active ${isOne ? "challenge" : "challenges"}`,
  when: "at the end of",
  nothing: "No challenge is active",
  cases: null,
  missing: {
    "no-data": "No 100-Day Challenge is known",
    "not-captured": "No 100-Day Challenge is known",
    "too-few": "Too few challenges to say",
  },
};
