import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.1.0",
  use: "Reported sexual offences by kind, with their rate.",
  avoid: "Over time: use `CrimeYearTotals`.",
  dos: ["Say that a rise can mean better reporting."],
  donts: ["Compare kinds between places by eye."],
  words: '"Reports", never "incidents" or "victims".',
  keys: keys.figureMarks,
};
