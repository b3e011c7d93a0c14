import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.1.0",
  use: "Responses by quarter, and of how many expected.",
  avoid: "Scores: use `HealthMaturity`.",
  dos: ["Say what was expected."],
  donts: ["Call a low share a failure."],
  words: '"62.00% of 1,240 expected responses".',
  keys: keys.figureMarks,
};
