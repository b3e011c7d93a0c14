import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.1.0",
  use: "One line of any text.",
  avoid: "Numbers, codes, days, choices: each has its field.",
  dos: ["Set `type` and `autoComplete`, so that phones help.", "Say in the label what is optional."],
  donts: ["Use the placeholder as the label."],
  words: 'A noun: "Full name". Errors say what to do: "Write your full name".',
  keys: keys.field,
};
