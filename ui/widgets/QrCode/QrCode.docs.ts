import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.1.0",
  use: "An address is passed on by paper or by another screen.",
  avoid: "The reader is on the phone already: use `Link`.",
  dos: ["Write the address below it."],
  donts: ["Colour it, or put a picture into it."],
  words: "The label says where it leads.",
  keys: keys.none,
};
