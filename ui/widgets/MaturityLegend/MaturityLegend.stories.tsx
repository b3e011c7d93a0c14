import preview from "../../../.storybook/preview.tsx";
import { MaturityLegend } from "./MaturityLegend.tsx";

const meta = preview.meta({ component: MaturityLegend, args: {} });

export const EveryState = meta.story({
  tags: ["small"],
  args: { states: ["zero", "no-data", "not-captured", "too-few"] },
});
