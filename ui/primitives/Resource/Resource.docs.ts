import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.1.0",
  use: "Anything that is fetched: it draws loading, failed, empty and ready.",
  avoid: "The data is in the page already.",
  dos: ["Give it a skeleton as large as the content."],
  donts: ['Draw a spinner, an error or "No data" of your own.'],
  words: '"Failed to fetch data. Please try again." unless something more useful is known.',
  keys: keys.retry,
};
