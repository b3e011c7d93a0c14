import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.1.0",
  use: "How many challenges there were by cycle.",
  avoid: "One cycle's challenges: use `ChallengeList`.",
  dos: ["Compare a cycle with the cycle before."],
  donts: ["Call a running cycle a fall."],
  words: '"2026, cycle 2 so far".',
  keys: keys.figureMarks,
};
