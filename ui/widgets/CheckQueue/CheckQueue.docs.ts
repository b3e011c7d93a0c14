import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.1.0",
  use: "Officials check one contact after the other, by keys.",
  avoid: "Single changes: use the form of the place.",
  dos: ["Show the keys on the buttons.", "Let every answer be undone."],
  donts: ["Move on before the reader has seen what was noted."],
  words: '"Still right", "Not reached".',
  keys: keys.queue,
};
