import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.1.0",
  use: "What is missing at a place, before all else.",
  avoid: "All requirements: use `BuildingBlockAccordion`.",
  dos: ["Put it above the figures.", "Link each gap to who can mend it."],
  donts: ["Write it as blame."],
  words: '"No contact person was verified for the shelter".',
  keys: keys.opens,
};
