import type { Measure } from "@gbvf/api/survey/measure/contract.ts";

const chosenMeasure: Measure = {
  measureId: 1,
  version: 1,
  questionCategoryId: 3,
  period: "Apr - Jun 2026",
  description: "Explain the policy in person to everybody, with examples, and again to everybody who is new.",
  responsible: "Head of human resources",
  until: "2026-10-31",
  isDone: false,
  isOverdue: false,
};

export const measures: Measure[] = [
  {
    ...chosenMeasure,
    measureId: 2,
    period: "Jan - Mar 2026",
    description: "Put the reporting form on the intranet.",
    until: "2026-06-30",
    isOverdue: true,
  },
  {
    ...chosenMeasure,
    measureId: 3,
    questionCategoryId: 2,
    period: "Jan - Mar 2026",
    description: "Name two people who act on reports, and train them.",
    until: "2026-05-31",
    isDone: true,
  },
  chosenMeasure,
];
