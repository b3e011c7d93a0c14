import { getProfile, updateProfile, userAuthenticated } from "@gbvf/api/auth/contract.ts";
import { profile } from "@gbvf/mocks/auth/auth.ts";
import { sessions } from "@gbvf/mocks/auth/sessions.ts";
import { handlers } from "@gbvf/mocks/handlers.ts";
import { answer, failing, pending, refusing, unreachable } from "@gbvf/mocks/respond.ts";
import { toast } from "react-toastify/unstyled";
import { expect, screen, waitFor } from "storybook/test";
import type { Acting } from "../../.storybook/Acting.ts";
import preview from "../../.storybook/preview.tsx";
import { AppScreen } from "../AppScreen.tsx";
import { noteSignedOut } from "../lib/signInHint.ts";

const meta = preview.meta({
  component: AppScreen,
  parameters: { layout: "fullscreen", router: { url: "/profile/" } },
  beforeEach: ({ msw }) => {
    msw.use(...handlers);
    msw.use(answer(userAuthenticated, sessions.organisation));
    return () => {
      noteSignedOut();
      toast.dismiss();
    };
  },
});

const phone = { viewport: { value: "phone" } };
const small = { viewport: { value: "small" } };

async function edit({ canvas, userEvent }: Acting) {
  await userEvent.click(await canvas.findByRole("button", { name: "Edit" }));
  return canvas.findByRole("textbox", { name: "Full Name" });
}

async function rename(story: Acting, name: string) {
  const field = await edit(story);
  await story.userEvent.clear(field);
  await story.userEvent.type(field, name);
  await story.userEvent.click(story.canvas.getByRole("button", { name: "Save" }));
}

export const View = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Profile" })).toBeVisible();
    await expect(await canvas.findByText("organisation@example.org")).toBeVisible();
  },
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(pending(getProfile)) });

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(getProfile, 400)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Retry" })).toBeVisible();
  },
});

/** What nobody has given is said to be missing. */
export const EmptyDetails = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answer(getProfile, {
        ...profile,
        alternativeNumber: "",
        mobileNumber: "",
        titleId: null,
        jobRole: null,
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText("Not given")).toHaveLength(4);
  },
});

export const Edit = meta.story({
  play: async (story) => {
    await edit(story);
    await expect(story.canvas.getByRole("textbox", { name: "Email" })).toHaveAttribute("readonly");
  },
});

export const Invalid = meta.story({
  play: async (story) => {
    await rename(story, "Th4bo");
    await expect(
      await story.canvas.findByText(
        "Full Name is invalid: use letters, spaces, hyphens and apostrophes only",
      ),
    ).toBeVisible();
    await expect(story.canvas.getByRole("textbox", { name: "Full Name" })).toHaveFocus();
  },
});

export const Incomplete = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(answer(getProfile, { ...profile, fullName: "", mobileNumber: "", titleId: null, jobRole: null })),
  play: async (story) => {
    await edit(story);
    await story.userEvent.click(story.canvas.getByRole("button", { name: "Save" }));
    for (const message of [
      "Title is required",
      "Organisation Role is required",
      "Full Name is required",
      "Contact Number is required",
    ]) {
      await expect(await story.canvas.findByText(message)).toBeVisible();
    }
  },
});

export const Saved = meta.story({
  beforeEach: ({ msw }) => {
    let current = profile;
    msw.use(
      answer(getProfile, () => current),
      answer(updateProfile, ({ body }) => {
        current = { ...profile, fullName: body.fullName };
        return { success: true as const, message: "Profile updated successfully" };
      }),
    );
  },
  play: async (story) => {
    await rename(story, "Thabo Nkosi");
    await expect(await screen.findByText("Profile updated successfully")).toBeInTheDocument();
    await expect(await story.canvas.findByText("Thabo Nkosi")).toBeVisible();
    await expect(story.canvas.getByRole("button", { name: "Edit" })).toBeVisible();
  },
});

/** Told in the form and in a message; what was typed stays. */
export const Refused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      refusing(updateProfile, 400, {
        message: "Profile not updated.",
        errors: [
          { code: "mobile", description: "This number belongs to somebody else", field: "mobileNumber" },
          { code: "password", description: "Current password is not right", field: "CurrentPassword" },
        ],
      }),
    ),
  play: async (story) => {
    await rename(story, "Thabo Nkosi");
    const text =
      "Profile not updated. mobile: This number belongs to somebody else -- password: Current password is not right";
    await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(2));
    await expect(story.canvas.getByText("This number belongs to somebody else")).toBeVisible();
    await expect(story.canvas.getByRole("textbox", { name: "Full Name" })).toHaveValue("Thabo Nkosi");
  },
});

export const Unreachable = meta.story({
  beforeEach: ({ msw }) => msw.use(unreachable(updateProfile)),
  play: async (story) => {
    await rename(story, "Thabo Nkosi");
    await waitFor(() => expect(screen.getAllByText(/^Error updating profile: /)).toHaveLength(2));
  },
});

export const Cancelled = meta.story({
  play: async (story) => {
    const field = await edit(story);
    await story.userEvent.type(field, " Nkosi");
    await story.userEvent.click(story.canvas.getByRole("button", { name: "Cancel" }));
    await expect(await story.canvas.findByText("Thabo Mokoena", { selector: "dd" })).toBeVisible();
  },
});

export const ChangePassword = meta.story({
  play: async (story) => {
    await edit(story);
    await story.userEvent.click(story.canvas.getByRole("button", { name: "Change password" }));
    await story.userEvent.type(await story.canvas.findByLabelText("New Password"), "short");
    await story.userEvent.click(story.canvas.getByRole("button", { name: "Save" }));
    await expect(await story.canvas.findByText("Password is required")).toBeVisible();
    await story.userEvent.click(story.canvas.getByRole("button", { name: "Keep current password" }));
    await expect(story.canvas.queryByLabelText("New Password")).toBeNull();
  },
});

export const OnPhone = meta.story({ globals: phone });

export const EditOnPhone = meta.story({ ...Invalid.input, globals: phone });

export const ChangePasswordOnSmallPhone = meta.story({ ...ChangePassword.input, globals: small });
