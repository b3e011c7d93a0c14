import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.1.0",
  use: "A table that fits the page, sorted in the browser.",
  avoid: "Long lists: use `ListTable`. Facts of one thing: use `DetailList`.",
  dos: ["Give it a caption and the first column the names of rows.", "Align figures at the right."],
  donts: ["Use it to arrange things."],
  words: "A caption that says what, where and when.",
  keys: keys.table,
};
