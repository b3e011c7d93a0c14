import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.1.0",
  use: "The figures of a chart or a map as a table.",
  avoid: "Records with actions: use `ListTable`.",
  dos: ["Give every column its kind, so that it sorts and aligns rightly."],
  donts: ["Leave out figures that the chart has."],
  words: "A caption with measure, place and period.",
  keys: keys.table,
};
