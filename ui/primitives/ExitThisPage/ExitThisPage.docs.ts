import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.1.0",
  use: "Any page on which somebody may look for help while being watched.",
  avoid: "Signed-in work of officials.",
  dos: ["Render it once, above everything.", "Keep `size.exitWidth` free in the top right corner."],
  donts: ["Ask before leaving.", "Move it, rename it or hide it on a phone."],
  words: '"Exit this page", always.',
  keys: keys.exit,
};
