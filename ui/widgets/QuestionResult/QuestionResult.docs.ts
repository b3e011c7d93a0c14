import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.1.0",
  use: "The answers to one question of a survey.",
  avoid: "A place's figures: use `HealthMaturity`.",
  dos: ["Say what is hidden and why."],
  donts: ["Show fewer than ten responses by answer."],
  words: "The question as it was asked.",
  keys: keys.figureMarks,
};
