import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.1.0",
  use: "Every chart or map that is shown: it adds title, table, CSV, image and source.",
  avoid: "A small mark within a sentence or a table.",
  dos: ["Write the finding as the title.", "Give the table the same figures as the drawing."],
  donts: ["Put two charts into one figure.", "Show a chart outside a figure."],
  words: "The finding as a sentence; place and period below it.",
  keys: keys.figure,
};
