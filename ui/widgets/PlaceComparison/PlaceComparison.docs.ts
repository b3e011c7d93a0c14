import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.1.0",
  use: "One measure of two to twelve places and the country.",
  avoid: "One place: use `FigureTrend`.",
  dos: ["Compare rates, not counts."],
  donts: ["Compare periods of unequal length."],
  words: "Each place by its full name.",
  keys: keys.figure,
};
