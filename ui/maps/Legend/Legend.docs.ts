import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.1.0",
  use: "Beside every `Choropleth`.",
  avoid: "A drawing that names its parts itself.",
  dos: ["Show only states that are on the map."],
  donts: ["Leave out the unit."],
  words: '"50 to below 90", with a word for each step.',
  keys: keys.none,
};
