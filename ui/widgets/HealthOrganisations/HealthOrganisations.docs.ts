import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.1.0",
  use: "How many organisations took part by quarter.",
  avoid: "Responses: use `HealthSurveys`.",
  dos: ["Show hidden quarters as hidden."],
  donts: ["Draw hidden as zero."],
  words: '"Organisations that took part".',
  keys: keys.figureMarks,
};
