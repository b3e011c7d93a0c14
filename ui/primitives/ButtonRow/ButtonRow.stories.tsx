import preview from "../../../.storybook/preview.tsx";
import { Button } from "../Button/Button.tsx";
import { Link } from "../Link/Link.tsx";
import { ButtonRow } from "./ButtonRow.tsx";

const meta = preview.meta({
  component: ButtonRow,
  parameters: {
    docs: {
      description: {
        component: [
          "The main button comes first. On a phone they share the width.\n",
          "- **When:** The buttons at the end of a form or a dialog.",
          "- **When not:** Actions of one row in a list: use `RowList` or `MenuButton`.",
          "- **Keys:** Tab moves from one to the next; Enter and Space press a button, Enter follows a link.",
        ].join("\n"),
      },
    },
  },
  args: {
    children: (
      <>
        <Button variant="primary">Save</Button>
        <Button>Send back with a reason</Button>
        <Link href="/buildingBlock/" variant="secondary">
          Back to Dr Ruth Segomotsi Mompati
        </Link>
      </>
    ),
  },
});

export const Several = meta.story({ tags: ["phone", "small"] });
