import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.1.0",
  use: "Something that few readers need, such as how a figure was counted.",
  avoid: "Everybody needs it: show it. There are several views: use `SegmentedControl`.",
  dos: ["Say in the title what is inside.", "Say why, with `disabledReason`, if nothing is."],
  donts: ["Hide errors, or fields that must be filled, in it."],
  words: '"How this was counted", not "More" or "Details".',
  keys: keys.open,
};
