import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.1.0",
  use: "A day that the reader knows, such as an end or a birthday.",
  avoid: "A quarter or a financial year: use `SelectField`.",
  dos: ['Say in the description what the day means, with its time: "at the end of this day".'],
  donts: ["Ask for a day when a month is enough."],
  words: '"Effective from". Write days as 30 September 2026.',
  keys: keys.date,
};
