import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.1.0",
  use: "A place among places, such as 2nd of 9.",
  avoid: "An order without ties or measure.",
  dos: ["Say of how many beside it."],
  donts: ["Rank figures that are not comparable."],
  words: '"=2" is read as "joint 2nd".',
  keys: keys.none,
};
