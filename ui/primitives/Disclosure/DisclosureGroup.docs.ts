import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.1.0",
  use: "Several disclosures of the same kind, of which one is read at a time.",
  avoid: "They are compared: set `allowsMultipleExpanded`, or use `Table`.",
  dos: ["Order them as they are looked for."],
  donts: ["Put a group into a group of a group."],
  words: "Titles of the same form: all nouns, or all questions.",
  keys: keys.opens,
};
