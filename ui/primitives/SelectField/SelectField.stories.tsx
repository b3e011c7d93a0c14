import { expect, fn } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { SelectField } from "./SelectField.tsx";

const meta = preview.meta({
  component: SelectField<number>,
  args: {
    label: "Province",
    placeholder: "Choose a province",
    options: [
      { id: 1, label: "Eastern Cape" },
      { id: 7, label: "Northern Cape" },
      { id: 9, label: "Kwa-Zulu Natal Midlands, uMgungundlovu and surrounding local municipalities" },
    ],
    value: null,
    onChange: fn(),
  },
});

export const NoneChosen = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Province" }), "Northern Cape");
    await expect(args.onChange).toHaveBeenLastCalledWith(7);
  },
});

export const Chosen = meta.story({
  tags: ["small"],
  args: { value: 9 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole("combobox"), "Choose a province");
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
});

export const WithError = meta.story({
  args: { isRequired: true, errorMessage: "Province is required." },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("combobox", { name: "Province" });
    await expect(field).toBeInvalid();
    await expect(field).toBeRequired();
    await expect(field).toHaveAccessibleDescription("Province is required.");
  },
});

export const Disabled = meta.story({
  args: { label: "District", isDisabled: true, description: "Choose a province first.", options: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox", { name: "District" })).toBeDisabled();
    await expect(canvas.getByRole("combobox")).toHaveAccessibleDescription("Choose a province first.");
  },
});
