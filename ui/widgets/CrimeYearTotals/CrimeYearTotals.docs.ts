import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.1.0",
  use: "Two years with their kinds.",
  avoid: "Quarters: use `CrimeYearBars`.",
  dos: ["Leave a missing year open."],
  donts: ["Add up periods of unequal length."],
  words: "Years as the police write them: 2015/16.",
  keys: keys.figureMarks,
};
