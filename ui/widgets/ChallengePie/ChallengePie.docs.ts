import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.1.0",
  use: "Challenges by pillar.",
  avoid: "By cycle: use `ChallengeCycles`.",
  dos: ["Name pillars as the strategic plan does."],
  donts: ["Draw it for one challenge."],
  words: "The pillar's short name, the number beside it.",
  keys: keys.figureMarks,
};
