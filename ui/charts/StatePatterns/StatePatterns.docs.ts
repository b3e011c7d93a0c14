import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.1.0",
  use: "Patterns for no data, not captured and too few, for drawings.",
  avoid: "Outside SVG.",
  dos: ["Explain each pattern in the legend."],
  donts: ["Use a pattern for a figure."],
  words: '"No data", "Not yet captured", "Too few to show".',
  keys: keys.none,
};
