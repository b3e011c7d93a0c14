import { expect, fn, within } from "storybook/test";
import { controlled } from "../../../.storybook/parts.tsx";
import preview from "../../../.storybook/preview.tsx";
import { hasDescription } from "../../../.storybook/story.ts";
import { ConflictChoice } from "./ConflictChoice.tsx";

const meta = preview.meta({
  component: ConflictChoice,
  args: {
    changedBy: "Nomvula Dlamini",
    changedAt: "2026-06-11T13:05:00Z",
    fields: [
      { id: "telephone", label: "Telephone", mine: "053 830 0912", theirs: "053 830 0900" },
      {
        id: "email",
        label: "Email",
        mine: "",
        theirs: "secretariat@networkonviolenceagainstwomenandchildren.example.org",
      },
    ],
    value: {},
    onChange: fn(),
  },
  render: controlled(ConflictChoice),
});

export const TwoFields = meta.story({
  tags: ["small"],
  play: async ({ args, canvas, userEvent }) => {
    const telephone = within(canvas.getByRole("radiogroup", { name: "Telephone" }));
    await userEvent.click(telephone.getByRole("radio", { name: /053 830 0912/ }));
    const email = within(canvas.getByRole("radiogroup", { name: "Email" }));
    await userEvent.click(email.getByRole("radio", { name: /Saved by Nomvula Dlamini/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ telephone: "mine", email: "theirs" });
  },
});

export const NotChosenYet = meta.story({
  args: { hasTried: true, value: { telephone: "theirs" } },
  play: hasDescription("radiogroup", "Email", "Choose one of the two."),
});
