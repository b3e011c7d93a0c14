import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.1.0",
  use: "Something that is meant for paper: a poster, a sheet of slips.",
  avoid: "A page that is read on a screen and may be printed: style it with `media.print`.",
  dos: ["Make each page whole."],
  donts: ["Print colours that carry no meaning."],
  words: "The words of the sheet; none of its own.",
  keys: keys.none,
};
