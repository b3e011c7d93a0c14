import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.1.0",
  use: "Words are looked for in a list or in everything.",
  avoid: "One of known options is chosen: use `ComboBox`.",
  dos: ["Say what is searched in the label."],
  donts: ["Search before the reader stops typing, if it costs data."],
  words: '"Search by name".',
  keys: keys.search,
};
