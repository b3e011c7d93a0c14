import type { MeasureMethod } from "../lib/measure.ts";

export const method: MeasureMethod = {
  counts: "100-Day Challenges that are active: they have begun and not ended. Past ones are counted apart.",
  outOf: "Nothing: it is a count, so that a larger area can have more without doing more.",
  period: "Today, and for earlier quarters the last day of each.",
  hidden: "Nothing is hidden. Every challenge that was captured is counted.",
  limits: [
    "A challenge that nobody captured is missing.",
    "The count says how many challenges there are, not what they achieved. Outcomes stand with each challenge.",
  ],
};
