export const LAYOUT = {
  required: ["municipality", "cycle", "pillar", "challenge"],
  optional: [
    "team",
    "description",
    "valid_from",
    "valid_to",
    "outcome",
    "source",
    "pillar_stated",
    "cycle_start",
    "cycle_end",
  ],
} as const;
export type Column = (typeof LAYOUT.required)[number] | (typeof LAYOUT.optional)[number];
