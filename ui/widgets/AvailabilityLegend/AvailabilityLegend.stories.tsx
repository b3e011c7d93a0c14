import preview from "../../../.storybook/preview.tsx";
import { showsOutline } from "../../../.storybook/story.ts";
import { AvailabilityLegend, AvailabilityLegendSkeleton } from "./AvailabilityLegend.tsx";

const meta = preview.meta({ component: AvailabilityLegend, args: {} });

export const Scale = meta.story();

export const EveryState = meta.story({
  tags: ["small"],
  args: { states: ["zero", "no-data", "not-captured", "too-few"] },
});

export const Loading = meta.story({ render: () => <AvailabilityLegendSkeleton />, play: showsOutline });
