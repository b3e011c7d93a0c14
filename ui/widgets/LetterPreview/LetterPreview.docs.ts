import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.1.0",
  use: "What a letter or a mail will say, before it is sent.",
  avoid: "Letters that were sent: use `History`.",
  dos: ["Show it exactly."],
  donts: ["Let it be edited in place."],
  words: "The letter's own words.",
  keys: keys.none,
};
