import preview from "../../../.storybook/preview.tsx";
import { inOrder, showsText } from "../../../.storybook/story.ts";
import { CrimeMapLegend } from "./CrimeMapLegend.tsx";

const meta = preview.meta({ component: CrimeMapLegend, args: { measure: "rate" as const } });

export const ReportsOfPrecincts = meta.story({ args: { measure: "reports", states: ["zero", "no-data"] } });

export const OneQuarter = meta.story({
  args: { quarters: 1 },
  play: inOrder(showsText("12.5–22.5"), showsText(/a quarter of the limit for a year/)),
});

export const OneQuarterOfPrecincts = meta.story({
  args: { measure: "reports", quarters: 1 },
  play: showsText("13 to 22"),
});

export const EveryState = meta.story({
  tags: ["small"],
  args: { states: ["zero", "no-data", "not-captured", "too-few"] },
});
