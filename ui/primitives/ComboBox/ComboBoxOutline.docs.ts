import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.1.0",
  use: "The code of a `ComboBox` is still on its way.",
  avoid: "Its options are still on their way: use `isLoading` of `ComboBox`.",
  dos: ["Give it the label that the field will have."],
  donts: ["Import `ComboBox` beside it: then nothing was saved."],
  words: "The label of the field, and nothing else.",
  keys: keys.none,
};
