import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.1.0",
  use: "The four themes, as a way into their figures.",
  avoid: "Single figures: use `Figure`.",
  dos: ["Give each theme its hue and its name."],
  donts: ["Use a theme's hue for anything else."],
  words: "The theme's name, a sentence on what it holds.",
  keys: keys.links,
};
