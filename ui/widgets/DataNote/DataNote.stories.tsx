import preview from "../../../.storybook/preview.tsx";
import { DataNote } from "./DataNote.tsx";

const meta = preview.meta({
  component: DataNote,
  parameters: {
    docs: {
      description: {
        component: [
          "- **When:** Below figures that need the same caution everywhere.",
          "- **When not:** A caution of one figure: put it into its footer.",
          "- **Keys:** Tab moves from link to link, Enter follows one.",
        ].join("\n"),
      },
    },
  },
  args: {
    children:
      "1,102 of 1,167 police precincts, with 97% of the people, have figures for the whole period. The rate is of these. The others have 312 reports, which are left out.",
  },
});

export const Note = meta.story({ tags: ["small"] });
