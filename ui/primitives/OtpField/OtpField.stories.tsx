import { expect, fn } from "storybook/test";
import { controlled } from "../../../.storybook/parts.tsx";
import preview from "../../../.storybook/preview.tsx";
import { OtpField } from "./OtpField.tsx";

const meta = preview.meta({
  component: OtpField,
  args: { label: "OTP", value: "", onChange: fn() },
  render: controlled(OtpField),
});

export const Empty = meta.story({
  tags: ["small"],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("textbox", { name: "OTP" });
    await expect(field).toHaveAttribute("autocomplete", "one-time-code");
    await userEvent.type(field, "2a4-6 8109");
    await expect(field).toHaveValue("246810");
  },
});
