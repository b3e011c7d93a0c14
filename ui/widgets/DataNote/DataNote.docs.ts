import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.1.0",
  use: "Below figures that need the same caution everywhere.",
  avoid: "A caution of one figure: put it into its footer.",
  dos: ["Keep it short, and link to the method."],
  donts: ["Replace the source by it."],
  words: "One or two sentences.",
  keys: keys.links,
};
