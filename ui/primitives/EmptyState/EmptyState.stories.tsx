import preview from "../../../.storybook/preview.tsx";
import { Button } from "../Button/Button.tsx";
import { EmptyState } from "./EmptyState.tsx";

const meta = preview.meta({
  component: EmptyState,
  args: {
    title: "GBVF crime breakdown",
    children: "No crime figures have been captured for Dr Ruth Segomotsi Mompati. Choose a place around it.",
  },
});

export const WithAction = meta.story({
  tags: ["small"],
  args: {
    title: "No users match",
    children: "Nobody’s name or email has “thandeka” in it.",
    action: <Button>Clear search</Button>,
  },
});
