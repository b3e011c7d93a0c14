import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.1.0",
  use: "One yes or no that is sent with a form.",
  avoid: "Several of a list: use `CheckboxGroup`. A view changes at once: use `SegmentedControl`.",
  dos: ["Make the words a sentence that is agreed to.", "Put links into the words where terms are meant."],
  donts: ["Tick it in advance when it is a consent.", "Write it as a denial."],
  words: '"I agree to the terms of use", not "Terms".',
  keys: keys.tick,
};
