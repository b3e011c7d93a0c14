import { expect, fn, waitFor } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { lacks } from "../../../.storybook/story.ts";
import { small } from "../../../.storybook/viewports.ts";
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

export const Problems = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole("group", { name: "There is a problem" })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onChoose).toHaveBeenLastCalledWith("firstName");
    await userEvent.click(canvas.getByRole("link", { name: "Contact number must be 10 digits long" }));
    await expect(args.onChoose).toHaveBeenLastCalledWith("telephone");
  },
});

export const None = meta.story({ args: { problems: [] }, play: lacks("group") });

export const OnSmallPhone = meta.story({
  args: {
    problems: [
      {
        name: "fullName",
        message: "Full Name is invalid: use letters, spaces, hyphens and apostrophes only",
      },
      { name: "password", message: "Password must have at least one special character: ! @ # $ % ^ & * ()" },
    ],
  },
  globals: small,
});
