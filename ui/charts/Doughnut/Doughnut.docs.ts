import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.1.0",
  use: "One share of a whole, beside its figure.",
  avoid: "Two shares to compare: use `BarList`.",
  dos: ["Write the figure in or beside it."],
  donts: ["Use it for a change."],
  words: '"75.00% of requirements are available".',
  keys: keys.none,
};
