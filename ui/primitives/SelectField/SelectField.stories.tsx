import { expect, fn } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { hasDescription } from "../../../.storybook/story.ts";
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
  play: hasDescription("combobox", /^Province/, "Province is required."),
});
