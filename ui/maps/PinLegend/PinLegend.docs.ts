import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.1.0",
  use: "Beside every map with `Pins`.",
  avoid: "Areas: use `Legend`.",
  dos: ["Show the pins exactly as on the map."],
  donts: ["Explain colours without words."],
  words: '"Active", "Inactive".',
  keys: keys.none,
};
