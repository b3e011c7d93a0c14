import { expect } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { FallbackPage } from "./FallbackPage.tsx";

const meta = preview.meta({
  component: FallbackPage,
  parameters: { layout: "fullscreen" },
  args: { exitUrl: "https://www.example.org/weather", lines: [] },
});

export const Loading = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Exit this page" })).toBeVisible();
    await expect(canvas.getByText("Loading")).toBeInTheDocument();
  },
});
