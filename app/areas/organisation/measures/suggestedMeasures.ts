import type { Measure } from "@gbvf/api/survey/measure/contract.ts";
import { CATEGORY } from "../readings.ts";

export const SUGGESTED_MEASURES: Readonly<Record<Measure["questionCategoryId"], readonly string[]>> = {
  [CATEGORY.policies]: [
    "Write a policy against gender-based violence and harassment, or renew it, with people from all levels.",
    "Explain the policy in person to everybody, with examples, and again to everybody who is new.",
    "Add to the policy how to report, to whom besides one’s own superior, and what support survivors get.",
  ],
  [CATEGORY.practices]: [
    "Name two people who act on reports, train them, and make known who they are and how to reach them.",
    "Agree on a way to take reports in confidence, with a day by which each one gets an answer.",
    "Train everybody who leads others in how to listen, what to record and where to refer people.",
  ],
  [CATEGORY.behaviours]: [
    "Have those who lead say, in meetings and in writing, which behaviour is not accepted here.",
    "Practise in small groups how to step in when a remark or a touch is unwelcome.",
    "Talk every three months about how people treat each other, and act on one thing each time.",
  ],
};
