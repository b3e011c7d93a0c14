import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.1.0",
  use: "Something holds for the whole page: the figures are invented, an import is running.",
  avoid: "One part of the page is meant: put the note beside it. Something failed: use `Alert`.",
  dos: ["Put it above the title.", "Link to where it is explained."],
  donts: ["Stack banners: one is read, three are not.", "Let it be closed if it still holds."],
  words: 'One sentence in the present: "These are demonstration figures."',
  keys: keys.none,
};
