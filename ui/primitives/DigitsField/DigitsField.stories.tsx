import { expect, fn } from "storybook/test";
import { controlled } from "../../../.storybook/parts.tsx";
import preview from "../../../.storybook/preview.tsx";
import { DigitsField } from "./DigitsField.tsx";

const meta = preview.meta({
  component: DigitsField,
  args: { label: "Postal Code", value: "", onChange: fn(), maxDigits: 4 },
  render: controlled(DigitsField),
});

export const Empty = meta.story({
  tags: ["small"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Postal Code" }), "a0-0.0e15");
    await expect(canvas.getByRole("textbox")).toHaveValue("0001");
  },
});
