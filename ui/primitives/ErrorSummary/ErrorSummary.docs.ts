import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.1.0",
  use: "A long form was refused, and some of its fields are out of sight.",
  avoid: "One field is wrong and in sight: its own error is enough.",
  dos: ["Put it above the fields and let it take the focus.", "Use the same words as at the field."],
  donts: ["List what is right.", "Replace the errors at the fields by it."],
  words: 'The field\'s name, then what to do: "E-mail: write an address with an @".',
  keys: keys.links,
};
