import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.1.0",
  use: "Rates and shares by area.",
  avoid: "Counts: large areas would seem worse; use `Pins` or a table.",
  dos: ["Use at most five steps of one hue.", "Show missing figures by a pattern."],
  donts: ["Colour an area without a figure like zero."],
  words: 'Each area is read as name, figure, step: "North West, 106.66 per 100,000, High".',
  keys: keys.areas,
};
