import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.1.0",
  use: "One of two to four views of the same thing: map, chart, table.",
  avoid: "A value of a form: use `RadioGroup`. Different pages: use links.",
  dos: ["Let it work at once.", "Keep the choice in the address."],
  donts: ["Use icons without a name."],
  words: "One word for each view.",
  keys: keys.segments,
};
