import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { hasFocus, inOrder, lacks, presses } from "../../../.storybook/story.ts";
import { ErrorSummary } from "./ErrorSummary.tsx";

const meta = preview.meta({
  component: ErrorSummary,
  args: {
    errors: [
      { name: "firstName", message: "First Name is required" },
      { name: "password", message: "Password must have at least one special character: ! @ # $ % ^ & * ()" },
    ],
    onChoose: fn(),
  },
});

export const Errors = meta.story({
  tags: ["small"],
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole("group", { name: "There is a problem" })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onChoose).toHaveBeenLastCalledWith("firstName");
    await userEvent.click(canvas.getByRole("link", { name: /^Password must have/ }));
    await expect(args.onChoose).toHaveBeenLastCalledWith("password");
  },
});

export const RefusedAgain = meta.story({
  render: ({ errors, onChoose }) => {
    const [refusals, setRefusals] = useState(1);
    return (
      <>
        <ErrorSummary errors={errors.slice(0, refusals)} onChoose={onChoose} />
        <button type="button" onClick={() => setRefusals(2)}>
          Submit
        </button>
      </>
    );
  },
  play: inOrder(presses("button", "Submit"), hasFocus("group", "There is a problem")),
});

export const None = meta.story({ args: { errors: [] }, play: lacks("group") });
