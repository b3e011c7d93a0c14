import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.1.0",
  use: "A short list of things with a few actions each.",
  avoid: "More than about thirty, or sortable: use `ListTable`.",
  dos: ["Name each action's thing for screen readers."],
  donts: ["Mix rows of different kinds."],
  words: "Each row begins with its name.",
  keys: keys.row,
};
