import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.1.0",
  use: "A part of the page that stands for itself and has a title of its own.",
  avoid: "Parts of one thing: hairlines and space are enough.",
  dos: ["Let the title be a heading of the right level."],
  donts: ["Put a card into a card.", "Make the whole card a link around other links."],
  words: "A title that is clear without its surroundings.",
  keys: keys.none,
};
