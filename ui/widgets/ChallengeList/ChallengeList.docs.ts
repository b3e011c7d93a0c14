import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.1.0",
  use: "The challenges of a place, by name.",
  avoid: "Counts: use `ChallengeCycles`.",
  dos: ["Put active ones first."],
  donts: ["Hide inactive ones without saying so."],
  words: "What the team wants to reach, and by when.",
  keys: keys.opens,
};
