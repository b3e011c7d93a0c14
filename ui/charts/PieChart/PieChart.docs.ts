import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.1.0",
  use: "The parts of one whole, at most about seven.",
  avoid: "Parts over time: use `StackedBars`. Figures that make no whole: use `BarList`.",
  dos: ["Write every value beside its part."],
  donts: ["Compare two pies."],
  words: "Names of parts as in the source, the whole named in the middle.",
  keys: keys.marks,
};
