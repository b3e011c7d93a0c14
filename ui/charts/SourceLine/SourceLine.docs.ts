import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.1.0",
  use: "Below every figure: who published it, for when, taken when.",
  avoid: "It never stands alone.",
  dos: ["Link to the method."],
  donts: ["Shorten the publisher's name."],
  words: '"Source: South African Police Service, 2015/16, taken on 3 August 2026".',
  keys: keys.links,
};
