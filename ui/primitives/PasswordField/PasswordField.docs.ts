import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.1.0",
  use: "A password, new or current.",
  avoid: "A code: use `OtpField`.",
  dos: ["Show the rules that are not yet met while it is typed.", "Set the right `autoComplete`."],
  donts: ["Stop pasting.", "Ask for it twice."],
  words: '"New password"; rules as what is missing: "one number".',
  keys: keys.password,
};
