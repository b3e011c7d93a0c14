import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.1.0",
  use: "A few named figures, compared by length.",
  avoid: "Parts over time: use `StackedBars`. One share: use `ProgressBar`.",
  dos: ["Sort by size, unless the order has a meaning."],
  donts: ["Draw a figure that is hidden as zero."],
  words: "The name at the left, the figure with its unit at the right.",
  keys: keys.none,
};
