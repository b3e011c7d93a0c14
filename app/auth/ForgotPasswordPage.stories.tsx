import { forgotPassword } from "@gbvf/api/auth/contract.ts";
import { failing, refusing } from "@gbvf/mocks/respond.ts";
import { expect, waitFor } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { storyUrl } from "../../.storybook/StoryRouter.tsx";
import { screenAt } from "../../.storybook/screenAt.ts";
import { type Acting, given, inTurn, presses, showsText } from "../../.storybook/story.ts";

const meta = preview.meta({ ...screenAt("/auth/forgot-password/") });

async function submit({ canvas, userEvent }: Acting, email: string) {
  await userEvent.click(await canvas.findByRole("textbox", { name: "Email" }));
  await userEvent.keyboard(`${email}{Tab}{Enter}`);
}

export const Form = meta.story({ tags: ["phone"] });

export const Incomplete = meta.story({
  play: inTurn(presses("button", "Submit"), showsText("Email is required")),
});

export const InvalidEmail = meta.story({
  tags: ["small"],
  play: async (story) => {
    await submit(story, "thabo@nowhere");
    await expect(await story.canvas.findByText("Please enter a valid email address")).toBeVisible();
    await expect(await story.canvas.findByRole("textbox", { name: "Email" })).toHaveFocus();
  },
});

export const Submitted = meta.story({
  play: async (story) => {
    await submit(story, "organisation@example.org");
    await waitFor(() => expect(storyUrl()).toBe("/auth/verify-otp/"));
    await expect(await story.canvas.findByText("organisation@example.org")).toBeVisible();
  },
});

export const Refused = meta.story({
  beforeEach: given(refusing(forgotPassword, 429, { message: "Too many attempts. Try again later." })),
  play: async (story) => {
    await submit(story, "organisation@example.org");
    await expect(await story.canvas.findByText("Too many attempts. Try again later.")).toBeVisible();
    await expect(await story.canvas.findByRole("textbox", { name: "Email" })).toHaveValue(
      "organisation@example.org",
    );
  },
});

export const Failed = meta.story({
  beforeEach: given(failing(forgotPassword)),
  play: async (story) => {
    await submit(story, "organisation@example.org");
    await expect(await story.canvas.findByText("An error has occured please try again later")).toBeVisible();
  },
});
