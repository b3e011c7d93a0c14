import preview from "../../.storybook/preview.tsx";
import { inOrder, shows, showsText } from "../../.storybook/story.ts";
import { FallbackPage } from "./FallbackPage.tsx";

const meta = preview.meta({
  component: FallbackPage,
  parameters: { layout: "fullscreen" },
  args: { exitUrl: "https://www.example.org/weather", lines: [] },
});

export const Loading = meta.story({
  play: inOrder(shows("button", "Exit this page"), showsText("Loading")),
});
