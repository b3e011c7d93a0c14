import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.1.0",
  use: "A share that should reach a whole.",
  avoid: "A part of a whole with no goal: use `Doughnut` or `BarList`.",
  dos: ['Say what the whole is, as "12 of 16".'],
  donts: ["Move it, as if something were loading."],
  words: '"Available" before the share; the count in the detail.',
  keys: keys.none,
};
