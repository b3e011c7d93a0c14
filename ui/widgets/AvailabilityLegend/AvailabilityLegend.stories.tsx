import { showsOutline } from "../../../.storybook/loading.ts";
import preview from "../../../.storybook/preview.tsx";
import { AvailabilityLegend, AvailabilityLegendSkeleton } from "./AvailabilityLegend.tsx";

const meta = preview.meta({ component: AvailabilityLegend, args: {} });

export const Scale = meta.story();

export const EveryState = meta.story({
  args: { states: ["zero", "no-data", "not-captured", "too-few"] },
});

export const Loading = meta.story({ render: () => <AvailabilityLegendSkeleton />, play: showsOutline });

export const EveryStateOnSmallPhone = meta.story({
  args: { states: ["zero", "no-data", "not-captured", "too-few"] },
  globals: { viewport: { value: "small" } },
});
