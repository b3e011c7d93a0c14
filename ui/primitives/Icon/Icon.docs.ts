import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.1.0",
  use: "Beside words, to be found faster.",
  avoid: "In place of words, unless everybody knows it (close, search) and it has a label.",
  dos: ["Leave out `label` where words beside it say the same."],
  donts: ["Use one icon for two things.", "Colour it to mean something."],
  words: 'The label says what it means, not what it shows: "Close", not "Cross".',
  keys: keys.none,
};
