import { expect, fn } from "storybook/test";
import { controlled } from "../../../.storybook/parts.tsx";
import preview from "../../../.storybook/preview.tsx";
import { hasDescription } from "../../../.storybook/story.ts";
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

export const WithError = meta.story({
  args: { errorMessage: "Choose how people answer." },
  play: hasDescription("radiogroup", "How do people answer?", "Choose how people answer."),
});

export const SideBySide = meta.story({ args: { isSideBySide: true, value: "slips" } });
