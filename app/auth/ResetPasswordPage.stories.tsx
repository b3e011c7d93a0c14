import { resetPassword, userAuthenticated } from "@gbvf/api/auth/contract.ts";
import { sessions, signedOut } from "@gbvf/mocks/auth/sessions.ts";
import { handlers } from "@gbvf/mocks/handlers.ts";
import { answer, failing, refusing, unreachable } from "@gbvf/mocks/respond.ts";
import { expect, screen, waitFor } from "storybook/test";
import type { Acting } from "../../.storybook/Acting.ts";
import preview from "../../.storybook/preview.tsx";
import { storyUrl } from "../../.storybook/StoryRouter.tsx";
import { AppScreen } from "../AppScreen.tsx";

const url = "/auth/reset-password/";

const meta = preview.meta({
  component: AppScreen,
  parameters: {
    layout: "fullscreen",
    router: { url, state: { userType: 3, email: "organisation@example.org" } },
  },
  beforeEach: ({ msw }) => msw.use(...handlers),
});

/** By keyboard; the buttons that show passwords are stops in between. */
async function choose({ canvas, userEvent }: Acting, password: string, confirmation = password) {
  await userEvent.click(await canvas.findByLabelText("Password"));
  await userEvent.keyboard(`${password}{Tab}{Tab}${confirmation}{Tab}{Tab}{Enter}`);
}

export const Form = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("list", { name: "Still missing" })).toBeVisible();
  },
});

export const Incomplete = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Submit" }));
    await expect(await canvas.findByText("Password is required")).toBeVisible();
    await expect(canvas.getByText("Confirm Password is required")).toBeVisible();
    await expect(canvas.getByLabelText("Password")).toHaveFocus();
  },
});

export const TooWeak = meta.story({
  play: async (story) => {
    await choose(story, "skylark");
    await expect(await story.canvas.findByText("The password does not meet every rule yet")).toBeVisible();
    await expect(story.canvas.getByText("Password must have at least one number")).toBeVisible();
  },
});

export const NotTheSame = meta.story({
  play: async (story) => {
    await choose(story, "Bright-Skylark7!", "Bright-Skylark8!");
    await expect(await story.canvas.findByText("Passwords do not match")).toBeVisible();
  },
});

export const Changed = meta.story({
  beforeEach: ({ msw }) => {
    let isSignedIn = false;
    msw.use(
      answer(resetPassword, () => {
        isSignedIn = true;
        return { success: true as const, message: "Your password is changed.", userType: 2 as const };
      }),
      answer(userAuthenticated, () => (isSignedIn ? sessions.organisation : signedOut)),
    );
  },
  play: async (story) => {
    await choose(story, "Bright-Skylark7!");
    await waitFor(() => expect(storyUrl()).toBe("/organisation/"));
    await waitFor(() => expect(screen.getByText("Your password is changed.")).toBeVisible());
  },
});

export const Refused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      refusing(resetPassword, 400, {
        message: "The password was refused.",
        errors: [{ code: "common", description: "This password is among the commonest", field: "Password" }],
      }),
    ),
  play: async (story) => {
    await choose(story, "Bright-Skylark7!");
    await expect(await story.canvas.findAllByText("This password is among the commonest")).toHaveLength(2);
    await expect(story.canvas.getByLabelText("Password")).toHaveFocus();
  },
});

export const Unreachable = meta.story({
  beforeEach: ({ msw }) => msw.use(unreachable(resetPassword)),
  play: async (story) => {
    await choose(story, "Bright-Skylark7!");
    await expect(await story.canvas.findByText("An error has occured please try again later")).toBeVisible();
    await expect(story.canvas.getByLabelText("Password")).toHaveValue("Bright-Skylark7!");
  },
});

export const Failed = meta.story({
  ...Unreachable.input,
  beforeEach: ({ msw }) => msw.use(failing(resetPassword)),
});

export const WithoutState = meta.story({
  parameters: { router: { url, state: null } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Request a new code" })).toBeVisible();
  },
});

export const OnPhone = meta.story({ globals: { viewport: { value: "phone" } } });

export const NotTheSameOnSmallPhone = meta.story({
  ...NotTheSame.input,
  globals: { viewport: { value: "small" } },
});
