import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.1.0",
  use: "At the top of every public page: whom to call at once.",
  avoid: "A list of all services: use `ContactCard`.",
  dos: ["Keep it in the same place on all pages.", "Put the most urgent first."],
  donts: ["Put anything above it on a phone.", "Add a third line."],
  words: '"Need help now?", then a number and whose it is.',
  keys: keys.links,
};
