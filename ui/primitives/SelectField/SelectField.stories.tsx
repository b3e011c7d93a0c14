import { expect, fn } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { SelectField } from "./SelectField.tsx";

const meta = preview.meta({
  component: SelectField<number>,
  args: {
    label: "Province",
    placeholder: "Choose a province",
    options: [
      { id: 1, name: "Eastern Cape" },
      { id: 7, name: "Northern Cape" },
    ],
    value: null,
    onChange: fn(),
  },
});

export const NoneChosen = meta.story({
  tags: ["small"],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Province" }), "Northern Cape");
    await expect(args.onChange).toHaveBeenLastCalledWith(7);
  },
});

export const Chosen = meta.story({
  args: { value: 7 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole("combobox"), "Choose a province");
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
});

export const WithError = meta.story({
  args: { errorMessage: "Province is required." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox")).toBeInvalid();
    await expect(canvas.getByRole("combobox")).toHaveAccessibleDescription("Province is required.");
  },
});
