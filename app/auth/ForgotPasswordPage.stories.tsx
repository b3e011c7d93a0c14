import { forgotPassword } from "@gbvf/api/auth/contract.ts";
import { handlers } from "@gbvf/mocks/handlers.ts";
import { failing, refusing, unreachable } from "@gbvf/mocks/respond.ts";
import { expect, waitFor } from "storybook/test";
import type { Acting } from "../../.storybook/Acting.ts";
import preview from "../../.storybook/preview.tsx";
import { storyUrl } from "../../.storybook/StoryRouter.tsx";
import { AppScreen } from "../AppScreen.tsx";

const meta = preview.meta({
  component: AppScreen,
  parameters: { layout: "fullscreen", router: { url: "/auth/forgot-password/" } },
  beforeEach: ({ msw }) => msw.use(...handlers),
});

async function submit({ canvas, userEvent }: Acting, email: string) {
  await userEvent.click(await canvas.findByRole("textbox", { name: "Email" }));
  await userEvent.keyboard(`${email}{Tab}{Enter}`);
}

export const Form = meta.story();

export const Incomplete = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Submit" }));
    await expect(await canvas.findByText("Email is required")).toBeVisible();
  },
});

export const InvalidEmail = meta.story({
  play: async (story) => {
    await submit(story, "thabo@nowhere");
    await expect(await story.canvas.findByText("Please enter a valid email address")).toBeVisible();
    await expect(story.canvas.getByRole("textbox", { name: "Email" })).toHaveFocus();
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
  beforeEach: ({ msw }) =>
    msw.use(refusing(forgotPassword, 429, { message: "Too many attempts. Try again later." })),
  play: async (story) => {
    await submit(story, "organisation@example.org");
    await expect(await story.canvas.findByText("Too many attempts. Try again later.")).toBeVisible();
    await expect(story.canvas.getByRole("textbox", { name: "Email" })).toHaveValue(
      "organisation@example.org",
    );
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(forgotPassword)),
  play: async (story) => {
    await submit(story, "organisation@example.org");
    await expect(await story.canvas.findByText("An error has occured please try again later")).toBeVisible();
  },
});

export const Unreachable = meta.story({
  ...Failed.input,
  beforeEach: ({ msw }) => msw.use(unreachable(forgotPassword)),
});

export const OnPhone = meta.story({ globals: { viewport: { value: "phone" } } });

export const OnSmallPhone = meta.story({ ...InvalidEmail.input, globals: { viewport: { value: "small" } } });
