import { featureFlags } from "@gbvf/mocks/config/config.ts";
import { expect } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { THEME } from "../lib/themeIds.ts";
import { Notices } from "./Notices.tsx";

const meta = preview.meta({ component: Notices, args: { flags: featureFlags } });

export const AllInvented = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Demonstration data")).toBeVisible();
    await expect(canvas.getByText(/the figures are made up/)).toBeVisible();
  },
});

/** Real crime figures must not be called invented. */
export const PartlyInvented = meta.story({
  args: { flags: { ...featureFlags, demonstration: [THEME.buildingBlock, THEME.healthCheck] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Building blocks, Organisational health check/)).toBeVisible();
  },
});

export const PartlyInventedOnPhone = meta.story({
  args: PartlyInvented.input.args,
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(", in part")).toBeVisible();
  },
});

export const RealTheme = meta.story({
  args: { flags: { ...featureFlags, demonstration: [THEME.buildingBlock] }, shown: [THEME.crime] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText("Demonstration data")).toBeNull();
  },
});

export const Loading = meta.story({
  args: { flags: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Beta")).toBeVisible();
    await expect(canvas.queryByText("Demonstration data")).toBeNull();
  },
});
