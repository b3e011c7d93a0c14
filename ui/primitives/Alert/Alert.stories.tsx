import preview from "../../../.storybook/preview.tsx";
import { says, showsText } from "../../../.storybook/story.ts";
import { small } from "../../../.storybook/viewports.ts";
import { Alert } from "./Alert.tsx";

const meta = preview.meta({ component: Alert });

export const Announced = meta.story({
  args: { children: "The key does not open anything." },
  play: says("The key does not open anything.", "alert"),
});

export const LongestTextOnSmallPhone = meta.story({
  globals: small,
  args: {
    children:
      "The file did not arrive. Nothing has changed. Check your connection and send the file again, or ask your administrator for help.",
  },
  play: showsText(/^The file did not arrive\./),
});
