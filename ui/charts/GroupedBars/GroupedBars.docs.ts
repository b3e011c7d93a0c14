import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.1.0",
  use: "Two or three series by quarter or place, side by side.",
  avoid: "Parts of a sum: use `StackedBars`. Many periods: use `TrendLine`.",
  dos: ["Start at zero.", "Leave a place open where a figure is missing."],
  donts: ["Draw more than three series."],
  words: "The unit once, at the axis; series named by their period.",
  keys: keys.marks,
};
