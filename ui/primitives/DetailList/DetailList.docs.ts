import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.1.0",
  use: "Facts about one thing: name, telephone, address.",
  avoid: "Many things with the same facts: use `Table`.",
  dos: ['Say "Not given" where something is missing.'],
  donts: ["Leave out what is missing without a word.", "Put a form into it."],
  words: "Short nouns as terms, whole values beside them.",
  keys: keys.none,
};
