import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.1.0",
  use: "The course of one measure, within a row of a table.",
  avoid: "Values must be read: use `TrendLine`.",
  dos: ["Give it a label that says the course in words."],
  donts: ["Compare two sparklines by height."],
  words: '"Rising from 78.40 to 106.66 since 2014/15".',
  keys: keys.none,
};
