import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.1.0",
  use: "Something was done and needs no answer: saved, copied.",
  avoid: "It must be read or undone: put it into the page.",
  dos: ["Say it in up to eight words."],
  donts: ["Put a link or a form into it.", "Use it for what was refused."],
  words: '"The contact was saved."',
  keys: keys.toast,
};
