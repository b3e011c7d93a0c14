import { confirmPassword } from "@gbvf/api/auth/contract.ts";
import { updateProfile } from "@gbvf/api/profile/contract.ts";
import { sessions } from "@gbvf/mocks/auth/sessions.ts";
import { done, refusing, respond } from "@gbvf/mocks/respond.ts";
import { expect, screen, waitFor, within } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { screenAt } from "../../.storybook/screenAt.ts";
import { type Acting, withHandlers } from "../../.storybook/story.ts";

const screenOfProfile = screenAt("/profile/", { as: sessions.administrator });

/** Every change on a signed-in page may require the password; this story changes the profile. */
const meta = preview.meta({
  ...screenOfProfile,
  beforeEach: ({ msw }) => {
    const restore = screenOfProfile.beforeEach({ msw });
    const refusal = { code: "password-needed", message: "Please give your password again." };
    msw.use(refusing(updateProfile, 403, refusal, { once: true }));
    return restore;
  },
});

async function save({ canvas, userEvent }: Acting) {
  await userEvent.click(await canvas.findByRole("button", { name: "Edit" }));
  await userEvent.click(await canvas.findByRole("button", { name: "Save" }));
  return within(await screen.findByRole("alertdialog", { name: "Confirm your password" }));
}

export const WithSecondFactor = meta.story({
  tags: ["screen"],
  beforeEach: withHandlers(
    respond(confirmPassword, ({ body }) => ({
      ...done("Thank you."),
      ...(body.factor === undefined && { secondFactor: ["totp" as const] }),
    })),
  ),
  play: async (story) => {
    const { userEvent } = story;
    const { getByLabelText, getByRole } = await save(story);
    await waitFor(() => expect(getByLabelText("Password")).toHaveFocus());
    await userEvent.keyboard("Bright-Skylark7!{Enter}");
    await waitFor(() => expect(getByRole("textbox", { name: "Code from your app" })).toHaveFocus());
    await userEvent.keyboard("123456{Enter}");
    await expect(await screen.findByText("Profile updated successfully")).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  },
});

export const WrongPassword = meta.story({
  tags: ["screen"],
  beforeEach: ({ msw }) => {
    const errors = [{ code: "PasswordMismatch", description: "Incorrect password.", field: "Password" }];
    msw.use(refusing(confirmPassword, 400, { message: "Incorrect password.", errors }));
  },
  play: async (story) => {
    const { getByLabelText } = await save(story);
    await waitFor(() => expect(getByLabelText("Password")).toHaveFocus());
    await story.userEvent.keyboard("WrongPassword!{Enter}");
    await waitFor(() =>
      expect(getByLabelText("Password")).toHaveAccessibleDescription("Incorrect password."),
    );
  },
});

export const Dismissed = meta.story({
  tags: ["screen"],
  play: async (story) => {
    const { getByRole } = await save(story);
    await story.userEvent.click(getByRole("button", { name: "Close" }));
    const form = within(await story.canvas.findByRole("form", { name: "Profile" }));
    await expect(await form.findByText("Nothing was changed: this needs your password.")).toBeVisible();
  },
});
