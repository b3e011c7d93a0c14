import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.1.0",
  use: "An official's municipalities, with what is due in each.",
  avoid: "Public pages.",
  dos: ["Put what is due first."],
  donts: ["Show places outside the reader's work."],
  words: '"3 contacts are due".',
  keys: keys.opens,
};
