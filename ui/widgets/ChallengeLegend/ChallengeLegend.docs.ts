import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.1.0",
  use: "On the map of challenges.",
  avoid: "Other themes: each has its legend.",
  dos: ["Pass the states that are on the map."],
  donts: ["Repeat it below the chart."],
  words: '"Active challenges", with steps.',
  keys: keys.none,
};
