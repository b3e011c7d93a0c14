import preview from "../../../.storybook/preview.tsx";
import { Button } from "../Button/Button.tsx";
import { StatusTag } from "../StatusTag/StatusTag.tsx";
import { RowList } from "./RowList.tsx";

const meta = preview.meta({
  component: RowList,
  args: {
    label: "Browsers",
    rows: [
      {
        id: 1,
        content: "Since 15 August 2026, 08:10",
        action: <StatusTag kind="success">This browser</StatusTag>,
      },
      { id: 2, content: "Since 14 August 2026, 15:00", action: <Button>Sign out</Button> },
      { id: 3, content: "Nothing can be done about this one" },
    ],
  },
});

export const WithActions = meta.story({ tags: ["small"] });
