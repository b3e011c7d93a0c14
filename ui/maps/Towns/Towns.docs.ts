import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.2.0",
  use: "Names of towns on a map of one municipality.",
  avoid: "Maps of provinces and the country, where areas are named themselves.",
  dos: ["Give the largest towns first."],
  donts: ["Name places that can be pressed; use `Pins` for them."],
  words: "Names alone; they are hidden from screen readers, which read areas and pins.",
  keys: keys.none,
};
