import { expect, fn } from "storybook/test";
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

export const WithDescription = meta.story({ args: { description: "Part of a name is enough." } });

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

export const Disabled = meta.story({ args: { isDisabled: true, defaultValue: "Kimberley" } });

export const Required = meta.story({
  args: { isRequired: true, label: "First Name" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "First Name" })).toBeRequired();
  },
});

export const Optional = meta.story({ args: { isOptional: true, label: "Suburb" } });

export const ReadOnly = meta.story({
  args: { isReadOnly: true, label: "Email", value: "thabo.mokoena@example.org" },
});
