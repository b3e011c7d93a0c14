import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.1.0",
  use: "Who took part, by type of organisation.",
  avoid: "Over time: use `HealthOrganisations`.",
  dos: ["Keep small groups hidden."],
  donts: ["Let hidden figures be computed from others."],
  words: '"Too few to show".',
  keys: keys.figureMarks,
};
