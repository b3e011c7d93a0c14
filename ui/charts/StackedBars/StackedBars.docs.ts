import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.1.0",
  use: "Parts of a sum, by quarter or place.",
  avoid: "Parts must be compared with each other: use `GroupedBars`.",
  dos: ["Put the most important part at the bottom."],
  donts: ["Stack shares that make no whole."],
  words: "Name parts in the legend or, with `areNamed`, beside them.",
  keys: keys.marks,
};
