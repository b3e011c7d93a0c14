import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.1.0",
  use: "All themes for the places below one, side by side.",
  avoid: "One theme: use the chart of it.",
  dos: ["Say what the ranks compare."],
  donts: ["Rank hidden figures."],
  words: "Places by name, figures with their unit in the head.",
  keys: keys.grid,
};
