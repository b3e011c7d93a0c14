import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.1.0",
  use: "One of about five to twenty that need not all be seen.",
  avoid: "Fewer: use `RadioGroup`. More: use `ComboBox`.",
  dos: ["Say in the first option what no choice means."],
  donts: ["Use it for navigation."],
  words: "A noun as label; options in the form in which they are said.",
  keys: keys.select,
};
