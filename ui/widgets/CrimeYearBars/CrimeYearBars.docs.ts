import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.1.0",
  use: "Quarters of this year beside the last.",
  avoid: "Whole years: use `CrimeYearTotals`.",
  dos: ["Compare the same quarter."],
  donts: ["Judge a quarter by the one before it."],
  words: '"up from", "down from", "about the same as".',
  keys: keys.figureMarks,
};
