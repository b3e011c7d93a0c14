import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.1.0",
  use: "The latest figures are older than they could be.",
  avoid: "They are current: it draws nothing.",
  dos: ["Say what is expected, and since when."],
  donts: ["Blame who is late."],
  words: '"The latest figures are of 2025, quarter 4".',
  keys: keys.none,
};
