import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.1.0",
  use: "On the map of health checks.",
  avoid: "Other themes: each has its legend.",
  dos: ["Pass the states that are on the map."],
  donts: ["Repeat it below the chart."],
  words: "Steps in per cent of what is possible.",
  keys: keys.none,
};
