import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.1.0",
  use: "The reader goes somewhere: another page, another site, a telephone call.",
  avoid: "Something happens here: use `Button`.",
  dos: ["Say where it leads.", "Set `isExternal` for other sites."],
  donts: ["Open a new window.", 'Write "here" or "read more".'],
  words: "The title of the page that it opens.",
  keys: keys.link,
};
