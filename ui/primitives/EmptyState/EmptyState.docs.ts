import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.1.0",
  use: "A list or a screen has nothing to show yet.",
  avoid: "It is loading or failed: use `Resource`.",
  dos: ["Say why it is empty and what to do next.", "Offer that step as the `action`."],
  donts: ["Draw an empty table.", "Make a joke of it."],
  words: '"No contacts are due", then one sentence; never "Oops".',
  keys: keys.action,
};
