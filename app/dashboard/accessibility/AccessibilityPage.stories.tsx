import { getFeatureFlags } from "@gbvf/api/config/contract.ts";
import { handlers } from "@gbvf/mocks/handlers.ts";
import { failing, pending } from "@gbvf/mocks/respond.ts";
import { expect } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { AppScreen } from "../../AppScreen.tsx";

const meta = preview.meta({
  component: AppScreen,
  parameters: { layout: "fullscreen", router: { url: "/home/accessibility" } },
  beforeEach: ({ msw }) => msw.use(...handlers),
});

export const Statement = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "feedback@example.org" })).toBeVisible();
  },
});

/** The statement waits for nothing but the address. */
export const Waiting = meta.story({
  beforeEach: ({ msw }) => msw.use(pending(getFeatureFlags)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "What was tested" })).toBeVisible();
  },
});

export const EmptyWithoutConfiguration = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(getFeatureFlags, 400)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Write to the people who run this site/)).toBeVisible();
  },
});

export const OnPhone = meta.story({ globals: { viewport: { value: "phone" } } });
