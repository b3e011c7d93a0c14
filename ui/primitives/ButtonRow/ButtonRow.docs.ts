import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.1.0",
  use: "The buttons at the end of a form or a dialog.",
  avoid: "Actions of one row in a list: use `RowList` or `MenuButton`.",
  dos: ["Put the main action first in the source; the row wraps on a phone."],
  donts: ["Put more than three buttons into it."],
  words: "The words of its buttons; none of its own.",
  keys: keys.row,
};
