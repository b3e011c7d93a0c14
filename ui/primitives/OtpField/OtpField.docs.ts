import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.1.0",
  use: "A code that was sent, or that an app shows.",
  avoid: "A password: use `PasswordField`.",
  dos: ["Say where the code comes from and how long it holds.", "Let it be pasted."],
  donts: ["Split it into six boxes."],
  words: '"Code from your app".',
  keys: keys.field,
};
