import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.1.0",
  use: "What is known of a place, on one card.",
  avoid: "The figures have a page of their own: link to it.",
  dos: ['Say "Not known" for what is not.'],
  donts: ["Compute anything in it."],
  words: 'Counts with their noun: "12 of 16 building blocks".',
  keys: keys.none,
};
