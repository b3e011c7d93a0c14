import { expect, fn } from "storybook/test";
import { controlled } from "../../../.storybook/parts.tsx";
import preview from "../../../.storybook/preview.tsx";
import { type Segment, SegmentedControl } from "./SegmentedControl.tsx";

const segments: Segment<string>[] = [
  { id: "map", label: "Map", icon: "map" },
  { id: "table", label: "Table", icon: "table" },
];

const meta = preview.meta({
  component: SegmentedControl<string>,
  render: controlled(SegmentedControl<string>),
  args: { label: "Show as", segments, value: "map" as string, onChange: fn() },
});

export const Icons = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("radio", { name: "Table" }));
    await expect(args.onChange).toHaveBeenCalledWith("table");
    await expect(canvas.getByRole("radio", { name: "Table" })).toBeChecked();
  },
});

export const TextOnly = meta.story({
  tags: ["small"],
  args: {
    segments: [
      { id: "descending", label: "Highest to lowest" },
      { id: "ascending", label: "Lowest to highest" },
    ],
    value: "descending",
  },
});
