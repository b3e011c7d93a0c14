import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.1.0",
  use: "One of many: a municipality, an organisation.",
  avoid:
    "Fewer than about ten choices: use `SelectField` or `RadioGroup`. Any text is allowed: use `TextField`.",
  dos: [
    "Give options with equal names a `detail`.",
    "Load it with `lazy()` on the first page, with `ComboBoxOutline` in its place.",
  ],
  donts: ["Make readers know the exact name: offer former names with `isFound`."],
  words: '"District", and a placeholder that says what no choice means: "All districts".',
  keys: keys.combo,
};
