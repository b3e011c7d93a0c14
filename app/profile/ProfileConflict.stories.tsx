import { getProfile, type Profile, type ProfileUpdate, updateProfile } from "@gbvf/api/profile/contract.ts";
import { profile } from "@gbvf/mocks/auth/auth.ts";
import { sessions } from "@gbvf/mocks/auth/sessions.ts";
import { refusing, respond } from "@gbvf/mocks/respond.ts";
import { expect, fn, screen, within } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { screenAt } from "../../.storybook/screenAt.ts";
import type { Acting } from "../../.storybook/story.ts";

const onSave = fn<(body: ProfileUpdate) => void>();
const theirs = { ...profile, mobileNumber: "0825550188", version: 2 };

const screenOfProfile = screenAt("/profile/", { as: sessions.administrator });

const meta = preview.meta({
  ...screenOfProfile,
  parameters: { ...screenOfProfile.parameters, theirs },
  beforeEach: ({ msw, parameters }) => {
    const restore = screenOfProfile.beforeEach({ msw });
    const save = respond(updateProfile, ({ body }) => {
      onSave(body);
      return { success: true as const, message: "Profile updated successfully" };
    });
    msw.use(respond(getProfile, profile), save);
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
    return restore;
  },
});

async function saveAs(name: string, { canvas, userEvent }: Acting) {
  await userEvent.click(await canvas.findByRole("button", { name: "Edit" }));
  const field = await canvas.findByRole("textbox", { name: "Full Name" });
  await userEvent.clear(field);
  await userEvent.type(field, name);
  await userEvent.click(await canvas.findByRole("button", { name: "Save" }));
}

export const Merged = meta.story({
  tags: ["screen"],
  play: async (story) => {
    await saveAs("Thabo Nkosi", story);
    await expect(await screen.findByText("Profile updated successfully")).toBeInTheDocument();
    const both = { fullName: "Thabo Nkosi", mobileNumber: "0825550188", version: 2 };
    await expect(onSave).toHaveBeenCalledOnce();
    await expect(onSave).toHaveBeenCalledWith(expect.objectContaining(both));
  },
});

const bothChanged = { router: { url: "/profile/" }, theirs: { ...theirs, fullName: "Thabo Zulu" } };

const findChoice = async ({ canvas }: Acting) =>
  within(await canvas.findByRole("group", { name: "Choose what to keep" }));

export const Chosen = meta.story({
  tags: ["small"],
  parameters: bothChanged,
  play: async (story) => {
    await saveAs("Thabo Nkosi", story);
    const choice = await findChoice(story);
    await expect(await choice.findByRole("heading", { name: "Choose what to keep" })).toHaveFocus();
    await expect(onSave).not.toHaveBeenCalled();
    await story.userEvent.click(await choice.findByRole("radio", { name: /Thabo Nkosi/ }));
    await story.userEvent.click(await story.canvas.findByRole("button", { name: "Save" }));
    await expect(await screen.findByText("Profile updated successfully")).toBeInTheDocument();
    const both = { fullName: "Thabo Nkosi", mobileNumber: "0825550188", version: 2 };
    await expect(onSave).toHaveBeenCalledWith(expect.objectContaining(both));
  },
});
