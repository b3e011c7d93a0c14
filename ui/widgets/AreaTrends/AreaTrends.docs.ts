import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "new",
  since: "0.2.0",
  use: "Every area below a place as a line of its own, with the country's.",
  avoid: "One place: use `FigureTrend`. Two to four that the reader chose: use `PlaceComparison`.",
  dos: ["Give all lines the same scale, so that their heights compare."],
  donts: ["Draw an area whose figures are hidden as a line at zero."],
  words:
    "The highest and the lowest by name, the place itself over them; a sentence above says what stands out.",
  keys: keys.figure,
};
