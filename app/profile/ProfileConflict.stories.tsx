import { userAuthenticated } from "@gbvf/api/auth/contract.ts";
import { getProfile, type Profile, type ProfileUpdate, updateProfile } from "@gbvf/api/profile/contract.ts";
import { profile } from "@gbvf/mocks/auth/auth.ts";
import { sessions } from "@gbvf/mocks/auth/sessions.ts";
import { handlers } from "@gbvf/mocks/handlers.ts";
import { answer, refusing } from "@gbvf/mocks/respond.ts";
import { toast } from "react-toastify/unstyled";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import type { Acting } from "../../.storybook/Acting.ts";
import preview from "../../.storybook/preview.tsx";
import { AppScreen } from "../AppScreen.tsx";
import { noteSignedOut } from "../lib/signInHint.ts";

const saved = fn<(body: ProfileUpdate) => void>();
const theirs = { ...profile, mobileNumber: "0825550188", version: 2 };

const meta = preview.meta({
  component: AppScreen,
  parameters: { layout: "fullscreen", router: { url: "/profile/" }, theirs },
  beforeEach: ({ msw, parameters }) => {
    const save = answer(updateProfile, ({ body }) => {
      saved(body);
      return { success: true as const, message: "Profile updated successfully" };
    });
    msw.use(...handlers);
    msw.use(answer(userAuthenticated, sessions.administrator), answer(getProfile, profile), save);
    // An administrator saved first.
    msw.use(
      refusing(
        updateProfile,
        409,
        {
          code: "changed",
          message: "Nomvula Dlamini saved changes in the meantime. Look at them, then try again.",
          changedBy: "Nomvula Dlamini",
          changedAt: "2026-06-11T13:05:00.000Z",
          current: parameters.theirs as Profile,
        },
        { once: true },
      ),
    );
    return () => {
      noteSignedOut();
      toast.dismiss();
    };
  },
});

async function saveAs(name: string, { canvas, userEvent }: Acting) {
  await userEvent.click(await canvas.findByRole("button", { name: "Edit" }));
  const field = await canvas.findByRole("textbox", { name: "Full Name" });
  await userEvent.clear(field);
  await userEvent.type(field, name);
  await userEvent.click(canvas.getByRole("button", { name: "Save" }));
}

/** Different fields: both are saved without a question. */
export const Merged = meta.story({
  play: async (story) => {
    await saveAs("Thabo Nkosi", story);
    await expect(await screen.findByText("Profile updated successfully")).toBeInTheDocument();
    const both = { fullName: "Thabo Nkosi", mobileNumber: "0825550188", version: 2 };
    await expect(saved).toHaveBeenCalledOnce();
    await expect(saved).toHaveBeenCalledWith(expect.objectContaining(both));
  },
});

const bothChanged = { router: { url: "/profile/" }, theirs: { ...theirs, fullName: "Thabo Zulu" } };

const choiceIn = async ({ canvas }: Acting) =>
  within(await canvas.findByRole("group", { name: "Choose what to keep" }));

/** The same field: the reader chooses. */
export const Chosen = meta.story({
  parameters: bothChanged,
  play: async (story) => {
    await saveAs("Thabo Nkosi", story);
    const choice = await choiceIn(story);
    await expect(choice.getByRole("heading", { name: "Choose what to keep" })).toHaveFocus();
    await expect(saved).not.toHaveBeenCalled();
    await story.userEvent.click(choice.getByRole("radio", { name: /Thabo Nkosi/ }));
    await story.userEvent.click(story.canvas.getByRole("button", { name: "Save" }));
    const both = { fullName: "Thabo Nkosi", mobileNumber: "0825550188", version: 2 };
    await waitFor(() => expect(saved).toHaveBeenCalledWith(expect.objectContaining(both)));
  },
});

/** The choice shows in the form at once. */
export const TheirsChosen = meta.story({
  parameters: bothChanged,
  play: async (story) => {
    await saveAs("Thabo Nkosi", story);
    const choice = await choiceIn(story);
    await story.userEvent.click(choice.getByRole("radio", { name: /Thabo Zulu/ }));
    await expect(story.canvas.getByRole("textbox", { name: "Full Name" })).toHaveValue("Thabo Zulu");
  },
});

/** Nothing is sent; focus moves to the choice. */
export const NotChosenYet = meta.story({
  parameters: bothChanged,
  play: async (story) => {
    await saveAs("Thabo Nkosi", story);
    const choice = await choiceIn(story);
    await story.userEvent.click(story.canvas.getByRole("button", { name: "Save" }));
    await expect(await choice.findByText("Choose one of the two.")).toBeVisible();
    await expect(choice.getByRole("radio", { name: /Thabo Nkosi/ })).toHaveFocus();
    await expect(saved).not.toHaveBeenCalled();
  },
});

export const NotChosenYetOnSmallPhone = meta.story({
  ...NotChosenYet.input,
  globals: { viewport: { value: "small" } },
});
