import preview from "../../../.storybook/preview.tsx";
import { Readout } from "./Readout.tsx";

const meta = preview.meta({
  component: Readout,
  args: { label: "Gauteng", value: "62.98 per 100,000, Medium", x: 150, y: 120 },
  decorators: [
    (Story) => (
      <div style={{ position: "relative", width: "300px", height: "200px", border: "1px dashed" }}>
        <Story />
      </div>
    ),
  ],
});

export const AboveItsMark = meta.story();
