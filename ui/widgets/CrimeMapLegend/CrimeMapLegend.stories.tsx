import { expect } from "storybook/test";
import { showsOutline } from "../../../.storybook/loading.ts";
import preview from "../../../.storybook/preview.tsx";
import { CrimeMapLegend, CrimeMapLegendSkeleton } from "./CrimeMapLegend.tsx";

const meta = preview.meta({ component: CrimeMapLegend, args: { measure: "rate" as const } });

export const Rate = meta.story();

export const ReportsOfPrecincts = meta.story({ args: { measure: "reports", states: ["zero", "no-data"] } });

/** Without a full year of quarters the bounds shrink with the span, and the legend says so. */
export const OneQuarter = meta.story({
  args: { quarters: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("12.5–22.5")).toBeVisible();
    await expect(canvas.getByText(/a quarter of the limit for a year/)).toBeVisible();
  },
});

export const OneQuarterOfPrecincts = meta.story({
  args: { measure: "reports", quarters: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("13 to 22")).toBeVisible();
  },
});

export const EveryState = meta.story({
  args: { states: ["zero", "no-data", "not-captured", "too-few"] },
});

export const Loading = meta.story({ render: () => <CrimeMapLegendSkeleton />, play: showsOutline });

export const EveryStateOnSmallPhone = meta.story({
  args: { states: ["zero", "no-data", "not-captured", "too-few"] },
  globals: { viewport: { value: "small" } },
});
