import { expect, fn } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { hasDescription } from "../../../.storybook/story.ts";
import { CheckboxGroup } from "./CheckboxGroup.tsx";

const meta = preview.meta({
  component: CheckboxGroup,
  args: {
    label: "Select building blocks:",
    choices: [
      { id: "1-1", label: "Police station support services" },
      { id: "1-5", label: "Shelters" },
      { id: "3-7", label: "Rapid Response Teams of the municipality and of all its neighbours together" },
    ],
    onChange: fn(),
  },
});

export const NoneTicked = meta.story({
  tags: ["small"],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("checkbox", { name: "Shelters" }));
    await expect(args.onChange).toHaveBeenLastCalledWith(["1-5"]);
  },
});

export const WithError = meta.story({
  args: { errorMessage: "Building Block is required." },
  play: hasDescription("group", "Select building blocks:", "Building Block is required."),
});

export const Disabled = meta.story({ args: { isDisabled: true, defaultValue: ["1-5"] } });
