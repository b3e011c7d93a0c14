import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.1.0",
  use: "A list that comes in pages.",
  avoid: "Everything fits one page: leave it out.",
  dos: ["Keep the page in the address."],
  donts: ["Load more by scrolling, so that the footer is never reached."],
  words: '"Pages of applications" as its label.',
  keys: keys.row,
};
