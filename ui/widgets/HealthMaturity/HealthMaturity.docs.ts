import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.1.0",
  use: "Maturity of a place by category.",
  avoid: "One organisation's results: use `QuestionResult`.",
  dos: ["Say how many took part."],
  donts: ["Show it for fewer than allowed."],
  words: '"Policies", "Practices", "Behaviours".',
  keys: keys.figure,
};
