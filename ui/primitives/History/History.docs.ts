import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.1.0",
  use: "Who changed what of one thing, latest first.",
  avoid: "The log of everything: use `ListTable`.",
  dos: ["Show the value before and after."],
  donts: ["Show what the reader may not see elsewhere."],
  words: '"Thandi Nkosi changed the telephone number", with day and time.',
  keys: keys.none,
};
