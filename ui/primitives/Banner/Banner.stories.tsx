import { expect } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { Link } from "../Link/Link.tsx";
import { Banner } from "./Banner.tsx";

const meta = preview.meta({ component: Banner });

export const Info = meta.story({
  args: { kind: "info", children: "Quarter 2 has no figures yet. You see January to March 2026." },
});

export const Beta = meta.story({
  args: {
    kind: "beta",
    children: "This service is new. Your feedback helps to improve it.",
    action: <Link href="mailto:feedback@example.org">Share your feedback</Link>,
  },
});

export const Demonstration = meta.story({
  args: {
    kind: "demonstration",
    children: "Made-up figures in the real shape, until real ones are imported.",
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Demonstration data")).toBeVisible();
  },
});

export const Warning = meta.story({
  args: { kind: "warning", children: "These boundaries are approximate." },
});

export const OnSmallPhone = meta.story({
  ...Beta.input,
  globals: { viewport: { value: "small" } },
});
