import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.1.0",
  use: "A task of three to six steps, in order.",
  avoid: "Steps in any order, or a single page.",
  dos: ["Put the name of the step below as a heading."],
  donts: ["Count the thank-you page as a step."],
  words: 'Short nouns: "Organisation", "Contact".',
  keys: keys.none,
};
