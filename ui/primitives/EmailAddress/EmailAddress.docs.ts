import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.1.0",
  use: "An e-mail address in a text or a table.",
  avoid: "The reader should write at once: put it into a `Link` with mailto.",
  dos: ["Leave it to break before its @."],
  donts: ["Cut it short with dots."],
  words: "The address as it is written.",
  keys: keys.none,
};
