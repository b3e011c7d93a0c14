import { eachOf } from "../../../.storybook/parts.tsx";
import preview from "../../../.storybook/preview.tsx";
import { dataColor } from "../../tokens/dataColor.ts";
import { Sparkline } from "./Sparkline.tsx";

const meta = preview.meta({
  component: Sparkline,
  args: { label: "Rose over eight quarters", values: [3, 4, 4, 5, 6, 5, 7, 8], color: dataColor.crime.main },
});

export const States = meta.story({
  render: eachOf(
    Sparkline,
    {},
    { values: [3, 4, "no-data", "too-few", 6, 5, 7, 8] },
    { values: [0, 0, 0, 0] },
    { values: ["no-data", 3, "no-data"] },
  ),
});
