import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.1.0",
  use: "Wherever reported crimes are compared.",
  avoid: "Figures that are no reports.",
  dos: ["Keep it close to the change."],
  donts: ["Shorten it."],
  words: '"A rise can mean that more was reported".',
  keys: keys.none,
};
