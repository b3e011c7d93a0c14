import preview from "../../../.storybook/preview.tsx";
import { dataColor } from "../../theme/dataColor.ts";
import { Legend } from "./Legend.tsx";

const [low, medium, high] = dataColor.crime.scale;
const meta = preview.meta({
  component: Legend,
  args: {
    title: "Reports per 100,000 people",
    scale: [
      { start: 0, end: 50, description: "Low", color: low },
      { start: 50, end: 90, description: "Medium", color: medium },
      { start: 90, end: null, description: "High", color: high },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: "22rem" }}>
        <Story />
      </div>
    ),
  ],
});

export const Scale = meta.story();

export const WithStates = meta.story({ args: { states: ["zero", "no-data", "not-captured", "too-few"] } });

export const FiveSteps = meta.story({
  args: {
    title: "Availability in per cent",
    scale: dataColor.buildingBlock.scale.map((stepColor, index) => {
      const starts = [0, 1, 25, 50, 75];
      const start = starts[index] ?? 0;
      return {
        start,
        end: starts[index + 1] ?? null,
        description: index === 0 ? "None" : "",
        color: stepColor,
      };
    }),
    states: ["no-data"],
  },
});

export const OnSmallPhone = meta.story({
  args: { states: ["zero", "no-data", "not-captured", "too-few"] },
  globals: { viewport: { value: "small" } },
});
