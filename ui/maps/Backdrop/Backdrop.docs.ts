import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.1.0",
  use: "The country's outline behind a map of one place.",
  avoid: "Maps of the whole country.",
  dos: ["Keep it without names."],
  donts: ["Colour it by figures."],
  words: "None; it is hidden from screen readers.",
  keys: keys.none,
};
