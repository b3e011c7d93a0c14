import type { MeasureDescription } from "../lib/figures/measure.ts";

export const measureDescription: MeasureDescription = {
  title: "Availability of building blocks",
  noun: "availability of building blocks",
  kind: "percent",
  describe: (figure) => `${figure} of captured requirements of building blocks available`,
  preposition: "at the end of",
  zeroSentence: "No captured requirement of a building block is available",
  cases: "captured requirements",
  overBoth: ", each in the places captured in both",
  missing: {
    "no-data": "No service, resource or forum is known",
    "not-captured": "Not yet captured",
    "under-covered": "Too few were captured",
    "too-few": "Too few requirements to say",
  },
};
