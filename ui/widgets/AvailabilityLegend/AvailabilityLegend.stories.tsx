import preview from "../../../.storybook/preview.tsx";
import { AvailabilityLegend } from "./AvailabilityLegend.tsx";

const meta = preview.meta({ component: AvailabilityLegend, args: {} });

export const EveryState = meta.story({
  tags: ["small"],
  args: { states: ["zero", "no-data", "not-captured", "too-few"] },
});
