import { expect, fn } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { ErrorSummary } from "./ErrorSummary.tsx";

const meta = preview.meta({
  component: ErrorSummary,
  args: {
    problems: [
      { name: "firstName", message: "First Name is required" },
      { name: "telephone", message: "Contact number must be 10 digits long" },
    ],
    onChoose: fn(),
  },
});

/** Takes the focus at once; its links lead to the fields, by keyboard too. */
export const Problems = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("group", { name: "There is a problem" })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onChoose).toHaveBeenLastCalledWith("firstName");
    await userEvent.click(canvas.getByRole("link", { name: "Contact number must be 10 digits long" }));
    await expect(args.onChoose).toHaveBeenLastCalledWith("telephone");
  },
});

export const None = meta.story({
  args: { problems: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("group")).toBeNull();
  },
});

export const OnSmallPhone = meta.story({
  args: {
    problems: [
      {
        name: "fullName",
        message: "Full Name is invalid: use letters, spaces, hyphens and apostrophes only",
      },
      {
        name: "password",
        message: "Password must have at least one special character: ! @ # $ % ^ & * ( )",
      },
    ],
  },
  globals: { viewport: { value: "small" } },
});
