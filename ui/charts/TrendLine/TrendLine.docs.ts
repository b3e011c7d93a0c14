import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.1.0",
  use: "One measure over more than four periods, up to three lines, or more as thin ones.",
  avoid: "Fewer periods: use `GroupedBars`.",
  dos: ["Start at zero, and leave gaps as gaps."],
  donts: ["Join a line over a missing figure.", "Use two axes."],
  words: "Name lines at their end; say the change in a sentence above.",
  keys: keys.marks,
};
