import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.1.0",
  use: "Words that only screen readers need, because others see it.",
  avoid: "Everybody would gain from the words: show them.",
  dos: ['Finish a short visible text with it: "Edit" and the name.'],
  donts: ["Hide headings that structure a visible page."],
  words: "The rest of the sentence that is seen.",
  keys: keys.none,
};
