import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.1.0",
  use: "The value of the mark that is pointed at or focused.",
  avoid: "Anything that must be read: put it into the page.",
  dos: ["Keep it by its mark and inside the chart."],
  donts: ["Put links or buttons into it."],
  words: "The mark's name, then its figure with unit.",
  keys: keys.none,
};
