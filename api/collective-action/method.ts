import type { MeasureMethod } from "../lib/figures/measure.ts";

export const method: MeasureMethod = {
  counts: "100-Day Challenges that are active: they have begun and not ended. Past ones are counted apart.",
  outOf: "Nothing: it is a count, so that a larger area can have more without doing more.",
  period:
    "Today. Over time, the challenges of each cycle of 100 days, compared with the cycle before (a running one with the same day of it); a cycle is as its source names it.",
  hidden: "Nothing is hidden. Every challenge that was captured is counted.",
  limits: [
    "A challenge that nobody captured is missing.",
    "A challenge whose source names a year and no cycle counts in all challenges, and is in no comparison of cycles.",
    "The count says how many challenges there are, not what they achieved. Outcomes stand with each challenge.",
  ],
};
