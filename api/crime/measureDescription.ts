import type { MeasureDescription } from "../lib/figures/measure.ts";
import { BOUNDARY_TYPE } from "../shared/figures/boundaryTypes.ts";

const missing = {
  "no-data": "No figures were captured",
  "not-captured": "No figures were captured",
  "under-covered": "The police precincts with figures do not cover the people for a rate",
  "too-few": "Too few reports to say",
} as const;

const rate: MeasureDescription = {
  title: "Sexual offences reported to the police, per 100,000 people",
  noun: "rate of reported sexual offences per 100,000 people",
  kind: "rate",
  describe: (figure) => `${figure} reports of sexual offences per 100,000 people`,
  preposition: "in",
  zeroSentence: "No sexual offences were reported",
  cases: "reports",
  share: { of: "reported sexual offences", ofAll: "sexual offences reported to the police" },
  missing,
};

const reports: MeasureDescription = {
  ...rate,
  title: "Sexual offences reported to the police",
  noun: "reports of sexual offences",
  kind: "count",
  describe: (figure, isOne) =>
    `${figure === "0" ? "no" : figure} ${isOne ? "report" : "reports"} of sexual offences`,
};

/** A precinct has a number of reports, a larger area a rate. */
export const describeMeasure = (boundaryTypeId: number): MeasureDescription =>
  boundaryTypeId === BOUNDARY_TYPE.precinct ? reports : rate;
