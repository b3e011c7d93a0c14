import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.1.0",
  use: "One of two to about six, all to be seen at once.",
  avoid: "More: use `SelectField`. A view changes at once: use `SegmentedControl`.",
  dos: ["Order choices by sense, else by the alphabet."],
  donts: ["Choose the answer to a sensitive question in advance."],
  words: "The label asks; the choices answer, in the same form.",
  keys: keys.radios,
};
