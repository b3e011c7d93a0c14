import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.1.0",
  use: "Somebody to call: a station, a shelter, a help line.",
  avoid: "A list of officials: use `ListTable`.",
  dos: ["Put the number first and let it be pressed.", "Say when it was checked."],
  donts: ["Show a confidential address.", "Promise an answer."],
  words: '"Checked on 2 June 2026 by telephone".',
  keys: keys.contact,
};
