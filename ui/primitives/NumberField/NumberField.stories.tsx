import { expect, fn } from "storybook/test";
import { controlled } from "../../../.storybook/parts.tsx";
import preview from "../../../.storybook/preview.tsx";
import { NumberField } from "./NumberField.tsx";

const meta = preview.meta({
  component: NumberField,
  args: { label: "Number of members in organisation", value: null, onChange: fn() },
  render: controlled(NumberField),
});

export const Empty = meta.story({
  tags: ["small"],
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole("textbox", { name: /Number of members/ });
    await userEvent.type(field, "-1e2+.3,4");
    await expect(args.onChange).toHaveBeenLastCalledWith(1234);
    await userEvent.clear(field);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.paste("12.5");
    await expect(field).toHaveValue("");
    await userEvent.paste("1 250");
    await expect(field).toHaveValue("1250");
  },
});
