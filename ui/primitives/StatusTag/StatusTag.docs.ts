import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.1.0",
  use: "The state of one thing in a list: approved, due, refused.",
  avoid: "It can be pressed: use `Button` or `Link`.",
  dos: ["Keep one kind for one state everywhere."],
  donts: ["Say something by colour alone."],
  words: 'One or two words: "In progress".',
  keys: keys.none,
};
