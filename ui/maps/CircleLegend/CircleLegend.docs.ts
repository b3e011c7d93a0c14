import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.2.0",
  use: "Beside a map with `Circles`.",
  avoid: "Maps whose areas are coloured: use `Legend`.",
  dos: ["Give it the largest value and radius of the map."],
  donts: ["Explain colours in it."],
  words: "What is counted, then two or three round numbers, the largest first.",
  keys: keys.none,
};
