import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.1.0",
  use: "Single things at places: challenges, services.",
  avoid: "More than some hundreds, or figures by area: use `Choropleth`.",
  dos: ["Let close pins share a mark with their number."],
  donts: ["Show the place of anything that is confidential."],
  words: "Each pin is read with its name and state.",
  keys: keys.areas,
};
