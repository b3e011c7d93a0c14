import { confirmPassword, userAuthenticated } from "@gbvf/api/auth/contract.ts";
import { updateProfile } from "@gbvf/api/profile/contract.ts";
import { sessions } from "@gbvf/mocks/auth/sessions.ts";
import { handlers } from "@gbvf/mocks/handlers.ts";
import { answer, refusing } from "@gbvf/mocks/respond.ts";
import { toast } from "react-toastify/unstyled";
import { expect, screen, waitFor, within } from "storybook/test";
import type { Acting } from "../../.storybook/Acting.ts";
import preview from "../../.storybook/preview.tsx";
import { AppScreen } from "../AppScreen.tsx";
import { noteSignedOut } from "../lib/signInHint.ts";

const meta = preview.meta({
  component: AppScreen,
  parameters: {
    layout: "fullscreen",
    router: { url: "/profile/" },
    docs: {
      description: {
        component:
          "An action that needs the password again asks for it where the reader is, and is then sent once more. Any change of a signed-in page does so; here, that of a profile.",
      },
    },
  },
  beforeEach: ({ msw }) => {
    msw.use(...handlers);
    const refusal = { code: "password-needed", message: "Please give your password again." };
    msw.use(
      answer(userAuthenticated, sessions.administrator),
      refusing(updateProfile, 403, refusal, { once: true }),
    );
    return () => {
      noteSignedOut();
      toast.dismiss();
    };
  },
});

async function save({ canvas, userEvent }: Acting) {
  await userEvent.click(await canvas.findByRole("button", { name: "Edit" }));
  await userEvent.click(canvas.getByRole("button", { name: "Save" }));
  return within(await screen.findByRole("alertdialog", { name: "Confirm your password" }));
}

export const Given = meta.story({
  play: async (story) => {
    const { getByLabelText } = await save(story);
    await waitFor(() => expect(getByLabelText("Password")).toHaveFocus());
    await story.userEvent.keyboard("Bright-Skylark7!{Enter}");
    await expect(await screen.findByText("Profile updated successfully")).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  },
});

export const Wrong = meta.story({
  beforeEach: ({ msw }) => {
    const errors = [{ code: "PasswordMismatch", description: "Incorrect password.", field: "Password" }];
    msw.use(refusing(confirmPassword, 400, { message: "Incorrect password.", errors }));
  },
  play: async (story) => {
    const { getByLabelText } = await save(story);
    await waitFor(() => expect(getByLabelText("Password")).toHaveFocus());
    await story.userEvent.keyboard("Wrong!{Enter}");
    await waitFor(() =>
      expect(getByLabelText("Password")).toHaveAccessibleDescription("Incorrect password."),
    );
  },
});

/** Cancelling keeps the input and says that nothing changed. */
export const Dismissed = meta.story({
  play: async (story) => {
    const { getByRole } = await save(story);
    await story.userEvent.click(getByRole("button", { name: "Close" }));
    const form = within(await story.canvas.findByRole("form", { name: "Profile" }));
    await expect(await form.findByText("Nothing was changed: this needs your password.")).toBeVisible();
  },
});

export const OnSmallPhone = meta.story({
  play: async (story) => {
    await save(story);
  },
  globals: { viewport: { value: "small" } },
});
