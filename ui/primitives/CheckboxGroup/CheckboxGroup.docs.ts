import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.1.0",
  use: "Several of a short list, none and all among them.",
  avoid: "One of a list: use `RadioGroup`. More than about ten: use a `ListTable` with a selection.",
  dos: ["Say in the description how many may be chosen."],
  donts: ['Add "All" as a choice among the others.'],
  words: "The label asks the question; each choice is a noun of the same kind.",
  keys: keys.tick,
};
