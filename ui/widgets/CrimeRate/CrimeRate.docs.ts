import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.1.0",
  use: "The rate of a place, large.",
  avoid: "Several places: use `PlaceComparison`.",
  dos: ["Say people, period and what is missing."],
  donts: ["Show it for too few people."],
  words: '"106.66 reports per 100,000 people".',
  keys: keys.none,
};
