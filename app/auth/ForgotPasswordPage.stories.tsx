import { forgotPassword } from "@gbvf/api/auth/contract.ts";
import { refusing } from "@gbvf/mocks/respond.ts";
import { expect, waitFor } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { storyUrl } from "../../.storybook/StoryRouter.tsx";
import { screenAt } from "../../.storybook/screenAt.ts";
import { type Acting, inOrder, presses, showsText, withHandlers } from "../../.storybook/story.ts";

const meta = preview.meta({ ...screenAt("/auth/forgot-password/") });

async function submit({ canvas, userEvent }: Acting) {
  await userEvent.click(await canvas.findByRole("textbox", { name: "Email" }));
  await userEvent.keyboard("organisation@example.org{Tab}{Enter}");
}

export const Form = meta.story({ tags: ["screen", "phone"] });

export const Incomplete = meta.story({
  tags: ["small"],
  play: inOrder(presses("button", "Submit"), showsText("Email is required")),
});

export const Submitted = meta.story({
  play: async (story) => {
    await submit(story);
    await waitFor(() => expect(storyUrl()).toBe("/auth/verify-otp/"));
    await expect(await story.canvas.findByText("organisation@example.org")).toBeVisible();
  },
});

export const Refused = meta.story({
  beforeEach: withHandlers(refusing(forgotPassword, 429, { message: "Too many attempts. Try again later." })),
  play: async (story) => {
    await submit(story);
    await expect(await story.canvas.findByText("Too many attempts. Try again later.")).toBeVisible();
    await expect(await story.canvas.findByRole("textbox", { name: "Email" })).toHaveValue(
      "organisation@example.org",
    );
  },
});
