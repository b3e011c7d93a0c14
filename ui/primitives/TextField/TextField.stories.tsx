import { expect, fn } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { TextField } from "./TextField.tsx";

const meta = preview.meta({ component: TextField, args: { label: "Search by name", onChange: fn() } });

export const Empty = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Search by name" }), "Thuthuzela");
    await expect(args.onChange).toHaveBeenLastCalledWith("Thuthuzela");
  },
});

export const WithDescription = meta.story({ args: { description: "Part of a name is enough." } });

export const WithError = meta.story({
  args: { errorMessage: "Name is required.", defaultValue: "" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toBeInvalid();
  },
});

export const Disabled = meta.story({ args: { isDisabled: true, defaultValue: "Kimberley" } });
