import preview from "../../../.storybook/preview.tsx";
import { showsOutline } from "../../../.storybook/story.ts";
import { ChallengeLegend, ChallengeLegendSkeleton } from "./ChallengeLegend.tsx";

const meta = preview.meta({ component: ChallengeLegend, args: {} });

export const Scale = meta.story();

export const EveryState = meta.story({
  tags: ["small"],
  args: { states: ["zero", "no-data", "not-captured", "too-few"] },
});

export const Loading = meta.story({ render: () => <ChallengeLegendSkeleton />, play: showsOutline });
