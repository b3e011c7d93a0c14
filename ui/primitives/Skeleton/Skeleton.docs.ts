import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.1.0",
  use: "Content is on its way, and its size is known.",
  avoid: "Its size is not known: leave the room empty. It may take more than some seconds: say so in words.",
  dos: ["Have the same lines and heights as the content."],
  donts: ["Show it for something that failed."],
  words: 'None: `Resource` says "Loading" to screen readers.',
  keys: keys.none,
};
