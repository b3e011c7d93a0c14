import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.1.0",
  use: "A count of people, places or things.",
  avoid: "A year, a code, a telephone number: use `SelectField`, `DigitsField`, `PhoneField`.",
  dos: ["Say the unit in the label or the description."],
  donts: ["Round or change what was typed."],
  words: '"Number of employees".',
  keys: keys.field,
};
