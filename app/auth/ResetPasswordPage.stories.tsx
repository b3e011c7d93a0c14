import { resetPassword } from "@gbvf/api/auth/contract.ts";
import { sessions } from "@gbvf/mocks/auth/sessions.ts";
import { failing, refusing } from "@gbvf/mocks/respond.ts";
import { expect, screen, waitFor } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { storyUrl } from "../../.storybook/StoryRouter.tsx";
import { screenAt, signingIn } from "../../.storybook/screenAt.ts";
import { type Acting, given, shows } from "../../.storybook/story.ts";

const url = "/auth/reset-password/";

const meta = preview.meta({
  ...screenAt(url, { state: { userType: 3, email: "organisation@example.org" } }),
});

/** Buttons that show passwords are stops in between. */
async function choose({ canvas, userEvent }: Acting, password: string, confirmation = password) {
  await userEvent.click(await canvas.findByLabelText("Password"));
  await userEvent.keyboard(`${password}{Tab}{Tab}${confirmation}{Tab}{Tab}{Enter}`);
}

export const Form = meta.story({ tags: ["phone"], play: shows("list", "Still missing, at least") });

export const Incomplete = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Submit" }));
    await expect(await canvas.findByText("Password is required")).toBeVisible();
    await expect(await canvas.findByText("Confirm Password is required")).toBeVisible();
    await expect(await canvas.findByLabelText("Password")).toHaveFocus();
  },
});

export const TooWeak = meta.story({
  play: async (story) => {
    await choose(story, "skylark");
    await expect(await story.canvas.findByText("The password does not meet every rule yet")).toBeVisible();
    await expect(await story.canvas.findByText("one number")).toBeVisible();
  },
});

export const NotTheSame = meta.story({
  tags: ["small"],
  play: async (story) => {
    await choose(story, "Bright-Skylark7!", "Bright-Skylark8!");
    await expect(await story.canvas.findByText("Passwords do not match")).toBeVisible();
  },
});

export const Changed = meta.story({
  beforeEach: signingIn(
    resetPassword,
    { success: true as const, message: "Your password is changed.", userType: 2 },
    sessions.organisation,
  ),
  play: async (story) => {
    await choose(story, "Bright-Skylark7!");
    await waitFor(() => expect(storyUrl()).toBe("/organisation/"));
    await waitFor(() => expect(screen.getByText("Your password is changed.")).toBeVisible());
  },
});

export const Refused = meta.story({
  beforeEach: given(
    refusing(resetPassword, 400, {
      message: "The password was refused.",
      errors: [{ code: "common", description: "This password is among the commonest", field: "Password" }],
    }),
  ),
  play: async (story) => {
    await choose(story, "Bright-Skylark7!");
    await expect(await story.canvas.findAllByText("This password is among the commonest")).toHaveLength(2);
    await expect(await story.canvas.findByLabelText("Password")).toHaveFocus();
  },
});

export const Failed = meta.story({
  beforeEach: given(failing(resetPassword)),
  play: async (story) => {
    await choose(story, "Bright-Skylark7!");
    await expect(await story.canvas.findByText("An error has occured please try again later")).toBeVisible();
    await expect(await story.canvas.findByLabelText("Password")).toHaveValue("Bright-Skylark7!");
  },
});

export const WithoutState = meta.story({
  parameters: { router: { url, state: null } },
  play: shows("link", "Request a new code"),
});
