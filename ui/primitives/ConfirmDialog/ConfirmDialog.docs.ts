import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.1.0",
  use: "Something cannot be undone, or other people will notice it.",
  avoid: "It can be undone: do it, and offer to undo it.",
  dos: ["Name the thing in the title and what follows in the text.", "Leave the focus on Cancel."],
  donts: ["Ask about everything: people stop reading.", "Answer a question with OK."],
  words: '"Delete this group?" with "Delete" and "Keep", so that the buttons are clear alone.',
  keys: keys.confirm,
};
