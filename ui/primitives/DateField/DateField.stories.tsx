import { expect, fn } from "storybook/test";
import { controlled, inSouthAfrica } from "../../../.storybook/parts.tsx";
import preview from "../../../.storybook/preview.tsx";
import { hasDescription } from "../../../.storybook/story.ts";
import { DateField } from "./DateField.tsx";

const meta = preview.meta({
  component: DateField,
  args: { label: "Effective from", value: null, onChange: fn() },
  render: controlled(DateField),
  decorators: [inSouthAfrica],
});

export const Empty = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("spinbutton", { name: /year/ })).toHaveFocus();
    await userEvent.keyboard("20260815");
    await expect(args.onChange).toHaveBeenLastCalledWith("2026-08-15");
  },
});

export const Filled = meta.story({
  tags: ["small"],
  args: { value: "2026-06-30", description: "The questionnaire ends on 30 September 2026." },
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowUp}");
    await expect(args.onChange).toHaveBeenLastCalledWith("2027-06-30");
  },
});

export const WithError = meta.story({
  args: { value: "2020-01-01", errorMessage: "Choose a day from today on." },
  play: hasDescription("group", "Effective from", /Choose a day from today on\.$/),
});
