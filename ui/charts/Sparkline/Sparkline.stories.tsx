import preview from "../../../.storybook/preview.tsx";
import { dataColor } from "../../tokens/dataColor.ts";
import { Sparkline } from "./Sparkline.tsx";

const meta = preview.meta({
  component: Sparkline,
  args: { label: "Rose over eight quarters", values: [3, 4, 4, 5, 6, 5, 7, 8], color: dataColor.crime.main },
});

export const Rising = meta.story();

export const WithGap = meta.story({ args: { values: [3, 4, "no-data", "too-few", 6, 5, 7, 8] } });

export const Zeros = meta.story({ args: { values: [0, 0, 0, 0] } });

export const OneFigure = meta.story({ args: { values: ["no-data", 3, "no-data"] } });
