import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.1.0",
  use: "Something happens on this page: save, delete, open a dialog.",
  avoid: "The reader goes somewhere: use `Link`. One of several views is chosen: use `SegmentedControl`.",
  dos: ["Have one `primary` button in a view.", "Give a button with only an icon an `aria-label`."],
  donts: [
    "Disable the button of an unfinished form: let it say what is missing.",
    "Use `danger` for what can be undone.",
  ],
  words: 'A verb and its object: "Save the contact", not "OK" or "Submit".',
  keys: keys.press,
};
