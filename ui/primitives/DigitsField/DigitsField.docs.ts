import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.1.0",
  use: "A short code or number in which zeros at the front count.",
  avoid: "An amount: use `NumberField`. A telephone number: use `PhoneField`.",
  dos: ["Say how many digits there are."],
  donts: ["Use it for names with digits."],
  words: '"Registration number", with an example in the description.',
  keys: keys.field,
};
