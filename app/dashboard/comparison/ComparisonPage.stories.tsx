import { handlers } from "@gbvf/mocks/handlers.ts";
import { expect } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { AppScreen } from "../../AppScreen.tsx";

const meta = preview.meta({
  component: AppScreen,
  parameters: { layout: "fullscreen", router: { url: "/home/comparison" } },
  beforeEach: ({ msw }) => msw.use(...handlers),
});

export const Announced = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Comparison" })).toBeVisible();
  },
});

export const AnnouncedOnPhone = meta.story({ globals: { viewport: { value: "phone" } } });
