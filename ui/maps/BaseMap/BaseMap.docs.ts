import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.1.0",
  use: "Any map: it holds the layers and the controls.",
  avoid: "A place that one point is enough for: write the address.",
  dos: ["Keep it mounted while its layers change."],
  donts: ["Take gestures of scrolling from the page: on touch it asks for two fingers."],
  words: 'The label says what the map shows: "Map of the provinces".',
  keys: keys.zoom,
};
