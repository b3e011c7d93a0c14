import { login, type SessionCheck, userAuthenticated } from "@gbvf/api/auth/contract.ts";
import { getUserTitles } from "@gbvf/api/lookup/contract.ts";
import { getProfile, type Profile, updateProfile } from "@gbvf/api/profile/contract.ts";
import { profile } from "@gbvf/mocks/auth/auth.ts";
import { sessions } from "@gbvf/mocks/auth/sessions.ts";
import { handlers } from "@gbvf/mocks/handlers.ts";
import { answer, failing, pending, refusing, unreachable } from "@gbvf/mocks/respond.ts";
import type { HttpHandler } from "msw/http";
import { toast } from "react-toastify/unstyled";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import type { Acting } from "../../.storybook/Acting.ts";
import { showsLoading } from "../../.storybook/loading.ts";
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

type Msw = { use: (...handlers: HttpHandler[]) => void };

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
    await expect(canvas.getByText("Organisation health check · University of the Valley")).toBeVisible();
    await expect(await canvas.findByText("organisation@example.org")).toBeVisible();
  },
});

export const BuildingBlockUser = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(userAuthenticated, sessions.buildingBlock)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Building blocks · Gauteng")).toBeVisible();
  },
});

export const BuildingBlockUserOnPhone = meta.story({ ...BuildingBlockUser.input, globals: phone });

export const FirstPermissionDecides = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(userAuthenticated, sessions.twoRoles)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Organisation health check · City of Johannesburg")).toBeVisible();
  },
});

export const Administrator = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(userAuthenticated, sessions.administrator)),
});

/** Waits for approval. */
export const ApplicationUnderReview = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(userAuthenticated, sessions.withoutRole)),
  play: async ({ canvas }) => {
    const notice = await canvas.findByRole("region", { name: "Your application" });
    await expect(notice).toHaveTextContent("Your application is being reviewed.");
    await expect(notice).toHaveTextContent("30 June 2026");
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending(getProfile)),
  play: showsLoading,
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(getProfile, 400)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Retry" })).toBeVisible();
  },
});

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

/** The id is known, its name is not: says so and offers Retry. */
export const TitlesFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(getUserTitles, 400)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The title could not be loaded.")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Retry" })).toBeVisible();
    await expect(canvas.queryByText("Not given")).toBeNull();
  },
});

export const TitlesLoading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending(getUserTitles)),
  play: showsLoading,
});

/** Focus moves to the first field. */
export const Edit = meta.story({
  play: async (story) => {
    await edit(story);
    await expect(story.canvas.getByRole("button", { name: /Title$/ })).toHaveFocus();
    await expect(story.canvas.getByRole("textbox", { name: "Email" })).toHaveAttribute("readonly");
  },
});

export const Invalid = meta.story({
  play: async (story) => {
    await rename(story, "Th4bo");
    const problem = "Full Name is invalid: use letters, spaces, hyphens and apostrophes only";
    const link = await story.canvas.findByRole("link", { name: problem });
    await expect(story.canvas.getByRole("group", { name: "There is a problem" })).toHaveFocus();
    await story.userEvent.click(link);
    const field = story.canvas.getByRole("textbox", { name: "Full Name" });
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription(problem);
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
      await expect(await story.canvas.findByRole("link", { name: message })).toBeVisible();
    }
  },
});

/** The header changes at once; focus returns. */
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
    await expect(await story.canvas.findByText("Thabo Nkosi", { selector: "dd" })).toBeVisible();
    await expect(story.canvas.getByRole("button", { name: "Edit" })).toHaveFocus();
    await expect(await story.canvas.findByRole("button", { name: "Thabo Nkosi, account" })).toBeVisible();
  },
});

/** In the form and a toast; the input stays. */
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
    await expect(
      story.canvas.getByRole("link", { name: "This number belongs to somebody else" }),
    ).toBeVisible();
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

const saved = fn();

/** Refuses to save until somebody signs in again. */
const endSession = (msw: Msw, comesBack: SessionCheck, fullName: string) => {
  saved.mockClear();
  let current: Profile = profile;
  msw.use(
    refusing(updateProfile, 401, { code: "signed-out", message: "Please sign in." }),
    answer(getProfile, () => current),
    answer(login, () => {
      current = { ...profile, fullName, email: comesBack.user?.username ?? "" };
      msw.use(
        answer(userAuthenticated, comesBack),
        answer(updateProfile, () => {
          saved();
          return { success: true as const, message: "Profile updated successfully" };
        }),
      );
      return { success: true as const, message: "You are signed in.", userType: 2 as const };
    }),
  );
};

const dialog = () => screen.findByRole("alertdialog", { name: "Log in again" });

/** Signs in above the form, then saves the input. */
export const SessionEnded = meta.story({
  beforeEach: ({ msw }) => endSession(msw, sessions.organisation, "Thabo Nkosi"),
  play: async (story) => {
    await rename(story, "Thabo Nkosi");
    const { getByLabelText, getByRole } = within(await dialog());
    await expect(getByRole("textbox", { name: "Email" })).toHaveValue("organisation@example.org");
    await waitFor(() => expect(getByLabelText("Password")).toHaveFocus());
    await story.userEvent.keyboard("Bright-Skylark7!{Enter}");
    await expect(await story.canvas.findByText("Thabo Nkosi", { selector: "dd" })).toBeVisible();
    await expect(saved).toHaveBeenCalledOnce();
    await expect(await story.canvas.findByRole("button", { name: /, account$/ })).toBeVisible();
  },
});

/** The input never reaches another person's profile. */
export const SessionEndedForAnotherPerson = meta.story({
  beforeEach: ({ msw }) => endSession(msw, sessions.buildingBlock, "Zanele Khumalo"),
  play: async (story) => {
    await rename(story, "Thabo Nkosi");
    const { getByLabelText, getByRole } = within(await dialog());
    const email = getByRole("textbox", { name: "Email" });
    await story.userEvent.clear(email);
    await story.userEvent.type(email, "buildingblock@example.org");
    await story.userEvent.type(getByLabelText("Password"), "Bright-Skylark7!{Enter}");
    await expect(await story.canvas.findByText("Zanele Khumalo", { selector: "dd" })).toBeVisible();
    await expect(saved).not.toHaveBeenCalled();
    await expect(await story.canvas.findByRole("button", { name: "Zanele Khumalo, account" })).toBeVisible();
  },
});

/** The input stays; the header shows that nobody is signed in. */
export const SessionEndedAndDismissed = meta.story({
  beforeEach: ({ msw }) => endSession(msw, sessions.organisation, "Thabo Nkosi"),
  play: async (story) => {
    await rename(story, "Thabo Nkosi");
    await story.userEvent.click(within(await dialog()).getByRole("button", { name: "Close" }));
    await expect(await story.canvas.findByText(/^Your session has ended\. Nothing was saved/)).toBeVisible();
    await expect(story.canvas.getByRole("textbox", { name: "Full Name" })).toHaveValue("Thabo Nkosi");
    await expect(story.canvas.queryByRole("button", { name: /, account$/ })).toBeNull();
  },
});

export const SessionEndedOnSmallPhone = meta.story({
  beforeEach: SessionEnded.input.beforeEach,
  play: async (story) => {
    await rename(story, "Thabo Nkosi");
    const opened = await dialog();
    await waitFor(() => expect(opened).toBeVisible());
  },
  globals: small,
});

export const Cancelled = meta.story({
  play: async (story) => {
    const field = await edit(story);
    await story.userEvent.type(field, " Nkosi");
    await story.userEvent.click(story.canvas.getByRole("button", { name: "Cancel" }));
    await expect(await story.canvas.findByText("Thabo Mokoena", { selector: "dd" })).toBeVisible();
    await expect(story.canvas.getByRole("button", { name: "Edit" })).toHaveFocus();
  },
});

export const ChangePassword = meta.story({
  play: async (story) => {
    await edit(story);
    await story.userEvent.click(story.canvas.getByRole("button", { name: "Change password" }));
    await expect(await story.canvas.findByLabelText("Current Password")).toHaveFocus();
    await story.userEvent.type(story.canvas.getByLabelText("New Password"), "short");
    await story.userEvent.click(story.canvas.getByRole("button", { name: "Save" }));
    await expect(await story.canvas.findByRole("link", { name: "Password is required" })).toBeVisible();
    await story.userEvent.click(story.canvas.getByRole("button", { name: "Keep current password" }));
    await expect(story.canvas.queryByLabelText("New Password")).toBeNull();
    await expect(story.canvas.getByRole("button", { name: "Change password" })).toHaveFocus();
  },
});

export const OnPhone = meta.story({ globals: phone });

export const EditOnPhone = meta.story({ ...Invalid.input, globals: phone });

export const ChangePasswordOnSmallPhone = meta.story({ ...ChangePassword.input, globals: small });
