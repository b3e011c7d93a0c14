import { expect } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { showsTextIn } from "../../../.storybook/story.ts";
import { Stepper } from "./Stepper.tsx";

const meta = preview.meta({
  component: Stepper,
  args: {
    label: "Registration",
    steps: ["Your details", "Your organisation", "Members and terms"],
    current: 0,
  },
});

export const First = meta.story({
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole("listitem");
    await expect(first).toHaveAttribute("aria-current", "step");
    await expect(first).toHaveTextContent("Step 1 of 3: Your details");
    await expect(second).not.toHaveAttribute("aria-current");
  },
});

export const Second = meta.story({
  tags: ["phone"],
  args: { current: 1 },
  play: showsTextIn("Your details (done)", "listitem"),
});

export const LongestText = meta.story({
  tags: ["small"],
  args: {
    steps: [
      "Who you are and how you can be reached",
      "The organisation that you register",
      "How many people belong to it, and the terms and conditions",
    ],
    current: 1,
  },
});
