import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.1.0",
  use: "Anything that is typed and sent.",
  avoid: "A filter that works at once needs no form.",
  dos: ["Keep what was typed when sending fails.", "Name the form, with a label or a heading."],
  donts: ["Clear it after a refusal.", "Send it twice: it waits for the first answer."],
  words: "One verb for the form, the same on its button.",
  keys: keys.form,
};
