import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.1.0",
  use: "A few actions of one thing, of which one is used now and then.",
  avoid: "There are one or two: use buttons. A value is chosen: use `SelectField`.",
  dos: ['Name it after the thing: "Actions for Sol Plaatje".'],
  donts: ["Put the most important action into it."],
  words: "Verbs, each clear alone.",
  keys: keys.menu,
};
