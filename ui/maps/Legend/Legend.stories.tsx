import { asWideAs } from "../../../.storybook/parts.tsx";
import preview from "../../../.storybook/preview.tsx";
import { dataColor } from "../../tokens/dataColor.ts";
import { Legend } from "./Legend.tsx";

const [low, medium, high] = dataColor.crime.scale;
const meta = preview.meta({
  component: Legend,
  args: {
    label: "Reports per 100,000 people",
    hasBounds: true,
    scale: [
      { start: 0, end: 50, description: "Low", color: low },
      { start: 50, end: 90, description: "Medium", color: medium },
      { start: 90, end: null, description: "High", color: high },
    ],
  },
  decorators: [asWideAs("22rem")],
});

export const WithStates = meta.story({
  tags: ["small"],
  args: { states: ["zero", "no-data", "not-captured", "too-few"] },
});
