import { expect, fn } from "storybook/test";
import { controlled } from "../../../.storybook/parts.tsx";
import preview from "../../../.storybook/preview.tsx";
import { PhoneField } from "./PhoneField.tsx";

const meta = preview.meta({
  component: PhoneField,
  args: { label: "Contact Number", description: "10 digits", value: "", onChange: fn() },
  render: controlled(PhoneField),
});

export const Empty = meta.story({
  tags: ["small"],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("textbox", { name: "Contact Number" });
    await userEvent.click(field);
    await userEvent.paste("(082) 555-0102");
    await expect(field).toHaveValue("0825550102");
    await expect(field).toHaveAttribute("type", "tel");
  },
});
