import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.1.0",
  use: "A South African telephone number.",
  avoid: "Numbers of other countries: use `TextField`.",
  dos: ["Accept +27, spaces and brackets, and show the number back."],
  donts: ["Ask for the dialling code in a field of its own."],
  words: '"Mobile number".',
  keys: keys.field,
};
