import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.1.0",
  use: "How much of one thing is verified.",
  avoid: "A share without a goal: use `Doughnut`.",
  dos: ["Show the count with it."],
  donts: ["Use its colours elsewhere."],
  words: '"3/4", read as "3 of 4 verified, in progress".',
  keys: keys.none,
};
