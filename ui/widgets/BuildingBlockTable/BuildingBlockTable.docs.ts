import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.1.0",
  use: "Availability by category, block and requirement on a wide window.",
  avoid: "A phone: use `BuildingBlockAccordion`.",
  dos: ["Show the hovered or focused cell in full."],
  donts: ["Shorten names of requirements."],
  words: "States as in the legend.",
  keys: keys.figureMarks,
};
