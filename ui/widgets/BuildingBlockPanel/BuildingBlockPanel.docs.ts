import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.1.0",
  use: "Availability by building block and quarter, beside the map.",
  avoid: "Single requirements: use `BuildingBlockTable`.",
  dos: ["Show four quarters."],
  donts: ["Average over places of other sizes."],
  words: "Percentages with two decimals, as specified.",
  keys: keys.figure,
};
