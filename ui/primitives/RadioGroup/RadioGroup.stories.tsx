import { expect, fn } from "storybook/test";
import { controlled } from "../../../.storybook/parts.tsx";
import preview from "../../../.storybook/preview.tsx";
import { RadioGroup } from "./RadioGroup.tsx";

const meta = preview.meta({
  component: RadioGroup<string>,
  render: controlled(RadioGroup<string>),
  args: {
    label: "How do people answer?",
    choices: [
      { id: "link", label: "With a link", detail: "One address for all, once on each device." },
      { id: "slips", label: "With slips", detail: "One code for each person, printed and cut." },
    ],
    value: null,
    onChange: fn(),
  },
});

export const NoneChosen = meta.story({
  tags: ["small"],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("radio", { name: /With slips/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith("slips");
  },
});

export const ByKeyboard = meta.story({
  args: { value: "link" },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: /With a link/ })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(args.onChange).toHaveBeenLastCalledWith("slips");
  },
});

export const WithError = meta.story({
  args: { errorMessage: "Choose how people answer." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radiogroup")).toHaveAccessibleDescription("Choose how people answer.");
  },
});

export const SideBySide = meta.story({ args: { isSideBySide: true, value: "slips" } });

export const Disabled = meta.story({ args: { isDisabled: true, value: "link" } });
