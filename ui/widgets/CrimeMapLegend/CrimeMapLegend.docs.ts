import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.1.0",
  use: "On the map of reported crimes.",
  avoid: "Other themes: each has its legend.",
  dos: ["Say which measure and time it is for."],
  donts: ['Call many reports "bad".'],
  words: '"Reports per 100,000 people".',
  keys: keys.none,
};
