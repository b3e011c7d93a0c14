import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.1.0",
  use: "Two people changed the same fields, and a save was refused.",
  avoid: "One of them may win without harm: save it and say so.",
  dos: ["Name who changed it and when.", "Show both values whole."],
  donts: ["Choose for the reader.", "Throw away what was typed."],
  words: '"Yours" and the other person\'s name; never "conflict" or "version".',
  keys: keys.radios,
};
