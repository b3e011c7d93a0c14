import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.2.0",
  use: "Counts by area, over a `Choropleth` of the same counts in one colour.",
  avoid: "Rates and shares, whose areas are coloured: use `Choropleth` alone.",
  dos: ["Show `CircleLegend` with the same largest radius."],
  donts: ["Draw a circle for an area without a figure."],
  words: "None; they are hidden from screen readers, which read the areas under them.",
  keys: keys.none,
};
