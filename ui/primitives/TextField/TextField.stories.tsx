import { expect, fn } from "storybook/test";
import { eachOf } from "../../../.storybook/parts.tsx";
import preview from "../../../.storybook/preview.tsx";
import { TextField } from "./TextField.tsx";

const meta = preview.meta({ component: TextField, args: { label: "Search by name", onChange: fn() } });

export const Empty = meta.story({
  tags: ["phone"],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Search by name" }), "Thuthuzela");
    await expect(args.onChange).toHaveBeenLastCalledWith("Thuthuzela");
  },
});

export const WithError = meta.story({
  tags: ["small"],
  args: {
    label: "Name of the organisation, department or community forum that you speak for",
    errorMessage: "Organisation Name is invalid: use letters, figures and spaces, and leave out other signs",
    value: "KwaZulu-Natal Network on Violence against Women and Children, Umgungundlovu District Branch",
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toBeInvalid();
  },
});

export const States = meta.story({
  render: eachOf(
    TextField,
    { description: "Part of a name is enough." },
    { isRequired: true, label: "First Name" },
    { isOptional: true, label: "Suburb" },
    { isReadOnly: true, label: "Email", value: "thabo.mokoena@example.org" },
    { isDisabled: true, label: "Place", defaultValue: "Kimberley" },
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "First Name" })).toBeRequired();
  },
});
