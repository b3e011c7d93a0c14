import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.1.0",
  use: "A few equal things to choose from, such as areas of work.",
  avoid: "More than about twelve, or things with figures: use `ListTable` or `Table`.",
  dos: ["Let every item have the same parts."],
  donts: ["Mix links and plain items."],
  words: "A label for the whole, a noun for each item.",
  keys: keys.links,
};
