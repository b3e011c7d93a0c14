import { showsOutline } from "../../../.storybook/loading.ts";
import preview from "../../../.storybook/preview.tsx";
import { MaturityLegend, MaturityLegendSkeleton } from "./MaturityLegend.tsx";

const meta = preview.meta({ component: MaturityLegend, args: {} });

export const Scale = meta.story();

export const EveryState = meta.story({
  args: { states: ["zero", "no-data", "not-captured", "too-few"] },
});

export const Loading = meta.story({ render: () => <MaturityLegendSkeleton />, play: showsOutline });

export const EveryStateOnSmallPhone = meta.story({
  args: { states: ["zero", "no-data", "not-captured", "too-few"] },
  globals: { viewport: { value: "small" } },
});
