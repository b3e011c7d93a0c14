import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.1.0",
  use: "A long list from a server, with search, filters, sorting and pages.",
  avoid: "A table that fits a screen: use `Table`. Figures of a chart: use `DataTable`.",
  dos: ["Let the first column name the row.", "Keep search, sort and page in the address."],
  donts: ["Put more than one link into a cell.", "Show more than about seven columns."],
  words: 'A caption such as "Applications in progress"; column names of one or two words.',
  keys: keys.list,
};
