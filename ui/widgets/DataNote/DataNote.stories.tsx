import preview from "../../../.storybook/preview.tsx";
import { DataNote } from "./DataNote.tsx";

const meta = preview.meta({
  component: DataNote,
  args: {
    children:
      "1,102 of 1,167 police precincts, with 97% of the people, have figures for the whole period. The rate is of these. The others have 312 reports, which are left out.",
  },
});

export const Note = meta.story({ tags: ["small"] });
