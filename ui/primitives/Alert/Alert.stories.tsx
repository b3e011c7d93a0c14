import preview from "../../../.storybook/preview.tsx";
import { showsTextIn } from "../../../.storybook/story.ts";
import { Alert } from "./Alert.tsx";

const meta = preview.meta({ component: Alert });

export const Announced = meta.story({
  tags: ["small"],
  args: {
    children:
      "The file did not arrive. Nothing has changed. Check your connection and send the file again, or ask your administrator for help.",
  },
  play: showsTextIn("The file did not arrive.", "alert"),
});
