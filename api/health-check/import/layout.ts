export const LAYOUT = {
  required: [
    "organisation",
    "organisation_type",
    "municipality",
    "survey",
    "period",
    "expected",
    "responses",
    "question",
    "answer",
    "count",
  ],
  optional: [],
} as const;
export type Column = (typeof LAYOUT.required)[number];
