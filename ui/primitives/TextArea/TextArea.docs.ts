import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.1.0",
  use: "Several lines: a note, a description.",
  avoid: "One line: use `TextField`.",
  dos: ["Show about as many rows as people write."],
  donts: ["Limit the length without saying so."],
  words: '"Note", with who will read it in the description.',
  keys: keys.field,
};
