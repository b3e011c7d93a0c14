import { getProfile, type Profile, type ProfileUpdate, updateProfile } from "@gbvf/api/profile/contract.ts";
import { profile } from "@gbvf/mocks/auth/auth.ts";
import { sessions } from "@gbvf/mocks/auth/sessions.ts";
import { done, refusing, respond } from "@gbvf/mocks/respond.ts";
import { expect, fn, screen } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { screenAt } from "../../.storybook/screenAt.ts";
import { hasFocus, inOrder, presses, replaces } from "../../.storybook/story.ts";

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
      return done("Profile updated successfully");
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

const saves = inOrder(
  presses("button", "Edit"),
  replaces("Full Name", "Thabo Nkosi"),
  presses("button", "Save"),
);
const both = { fullName: "Thabo Nkosi", mobileNumber: "0825550188", version: 2 };

export const Merged = meta.story({
  tags: ["screen"],
  play: async (story) => {
    await saves(story);
    await expect(await screen.findByText("Profile updated successfully")).toBeInTheDocument();
    await expect(onSave).toHaveBeenCalledOnce();
    await expect(onSave).toHaveBeenCalledWith(expect.objectContaining(both));
  },
});

const bothChanged = { router: { url: "/profile/" }, theirs: { ...theirs, fullName: "Thabo Zulu" } };

export const Chosen = meta.story({
  tags: ["small"],
  parameters: bothChanged,
  play: async (story) => {
    await saves(story);
    await hasFocus("heading", "Choose what to keep")(story);
    await expect(onSave).not.toHaveBeenCalled();
    await presses("radio", /Thabo Nkosi/)(story);
    await presses("button", "Save")(story);
    await expect(await screen.findByText("Profile updated successfully")).toBeInTheDocument();
    await expect(onSave).toHaveBeenCalledWith(expect.objectContaining(both));
  },
});
