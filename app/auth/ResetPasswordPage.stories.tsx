import { resetPassword } from "@gbvf/api/auth/contract.ts";
import { sessions } from "@gbvf/mocks/auth/sessions.ts";
import { refusing } from "@gbvf/mocks/respond.ts";
import { expect } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { screenAt, signingIn } from "../../.storybook/screenAt.ts";
import { type Acting, comesTo, inOrder, shows, showsText, withHandlers } from "../../.storybook/story.ts";

const url = "/auth/reset-password/";

const meta = preview.meta({
  ...screenAt(url, { state: { userType: 3, email: "organisation@example.org" } }),
});

/** Presses Tab twice, because the button that shows the password takes the focus in between. */
async function choosePassword({ canvas, userEvent }: Acting) {
  await userEvent.click(await canvas.findByLabelText("Password"));
  await userEvent.keyboard("Bright-Skylark7!{Tab}{Tab}Bright-Skylark7!{Tab}{Tab}{Enter}");
}

export const Form = meta.story({ tags: ["screen", "phone"], play: shows("list", "Needs at least") });

export const Incomplete = meta.story({
  tags: ["small"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Submit" }));
    await expect(await canvas.findByText("Password is required")).toBeVisible();
    await expect(await canvas.findByText("Confirm Password is required")).toBeVisible();
    await expect(await canvas.findByLabelText("Password")).toHaveFocus();
  },
});

export const Changed = meta.story({
  tags: ["screen"],
  beforeEach: signingIn(
    resetPassword,
    { success: true as const, message: "Your password is changed.", userType: 2 },
    sessions.organisation,
  ),
  play: inOrder(choosePassword, comesTo("/organisation/"), showsText("Your password is changed.")),
});

export const Refused = meta.story({
  beforeEach: withHandlers(
    refusing(resetPassword, 400, {
      message: "The password was refused.",
      errors: [{ code: "common", description: "This password is among the commonest", field: "Password" }],
    }),
  ),
  play: async (story) => {
    await choosePassword(story);
    await expect(await story.canvas.findAllByText("This password is among the commonest")).toHaveLength(2);
    await expect(await story.canvas.findByLabelText("Password")).toHaveFocus();
  },
});

export const WithoutState = meta.story({
  parameters: { router: { url, state: null } },
  play: shows("link", "Request a new code"),
});
