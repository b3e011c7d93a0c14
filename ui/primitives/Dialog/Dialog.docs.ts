import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.1.0",
  use: "A short task or a look at one thing, after which the reader goes on here.",
  avoid: "It has an address of its own or needs more than a screen: make it a page.",
  dos: ["Give it a title and one way on.", "Return the focus to what opened it (it does)."],
  donts: ["Open it without a press.", "Open a dialog from a dialog."],
  words: "A title that names the thing or asks the question.",
  keys: keys.dialog,
};
