import preview from "../../../.storybook/preview.tsx";
import { ChallengeLegend } from "./ChallengeLegend.tsx";

const meta = preview.meta({ component: ChallengeLegend, args: {} });

export const EveryState = meta.story({
  tags: ["small"],
  args: { states: ["zero", "no-data", "not-captured", "too-few"] },
});
