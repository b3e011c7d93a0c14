import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.1.0",
  use: "The building blocks of a place on a phone.",
  avoid: "Wide windows: use `BuildingBlockTable`.",
  dos: ["Keep one category open."],
  donts: ["Open everything at first."],
  words: "Requirements as in the questionnaire, states in one word.",
  keys: keys.figureOpen,
};
