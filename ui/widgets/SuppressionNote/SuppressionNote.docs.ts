import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.1.0",
  use: "Something is hidden because too few took part.",
  avoid: 'There is no figure: say "No data".',
  dos: ["Say the limit."],
  donts: ["Hint at the hidden value."],
  words: '"Hidden, because fewer than five took part".',
  keys: keys.none,
};
