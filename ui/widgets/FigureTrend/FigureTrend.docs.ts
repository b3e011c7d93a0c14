import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.1.0",
  use: "One measure of a place over time, with its rank and its interval.",
  avoid: "Two or more places: use `PlaceComparison`.",
  dos: ["Say the change in the title."],
  donts: ["Hide the interval where it matters."],
  words: '"Northern Cape had … reports, up from …".',
  keys: keys.figureMarks,
};
