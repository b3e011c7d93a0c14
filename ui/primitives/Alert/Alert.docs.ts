import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.1.0",
  use: "A call or a check failed, and the reader has to know at once.",
  avoid: "News that can wait: use `Banner`. A refused field: use its `errorMessage`.",
  dos: [
    "Say what happened, then what to do next.",
    "Keep it in the page, also without a problem, so that screen readers hear it appear.",
  ],
  donts: ["Show two alerts for one problem.", "Use it for success: use `notify`."],
  words: '"Failed to save. Your answers are still here; try again." No codes, no blame, no exclamation mark.',
  keys: keys.none,
};
