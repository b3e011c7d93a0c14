import { expect, fn } from "storybook/test";
import { controlled } from "../../../.storybook/parts.tsx";
import preview from "../../../.storybook/preview.tsx";
import { type Segment, SegmentedControl } from "./SegmentedControl.tsx";

type View = "map" | "table";

const segments: Segment<View>[] = [
  { id: "map", label: "Map", icon: "map" },
  { id: "table", label: "Table", icon: "table" },
];

const meta = preview.meta({
  component: SegmentedControl<View>,
  render: controlled(SegmentedControl<View>),
  args: { label: "Show as", segments, value: "map" as const, onChange: fn() },
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
      { id: "map", label: "Highest to lowest" },
      { id: "table", label: "Lowest to highest" },
    ],
  },
});

export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}{Enter}");
    await expect(canvas.getByRole("radio", { name: "Table" })).toBeChecked();
  },
});

export const Disabled = meta.story({ args: { isDisabled: true } });
