import { login, userAuthenticated } from "@gbvf/api/auth/contract.ts";
import { sessions, signedOut } from "@gbvf/mocks/auth/sessions.ts";
import { handlers } from "@gbvf/mocks/handlers.ts";
import { answer, failing, pending, refusing, unreachable } from "@gbvf/mocks/respond.ts";
import { expect, waitFor } from "storybook/test";
import type { Acting } from "../../.storybook/Acting.ts";
import { showsLoading } from "../../.storybook/loading.ts";
import preview from "../../.storybook/preview.tsx";
import { storyUrl } from "../../.storybook/StoryRouter.tsx";
import { AppScreen } from "../AppScreen.tsx";

const meta = preview.meta({
  component: AppScreen,
  parameters: { layout: "fullscreen", router: { url: "/auth/login/#form" } },
  beforeEach: ({ msw }) => msw.use(...handlers),
});

const before = { router: { url: "/auth/login/" } };
const phone = { viewport: { value: "phone" } };
const small = { viewport: { value: "small" } };

async function signIn({ canvas, userEvent }: Acting) {
  await userEvent.click(await canvas.findByRole("textbox", { name: "Email" }));
  await userEvent.keyboard("organisation@example.org{Tab}Bright-Skylark7!{Enter}");
}

export const BeforeLogin = meta.story({
  parameters: before,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("Demonstration data")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Share your feedback" })).toBeVisible();
    await expect(await canvas.findByRole("link", { name: "Back To Dashboard" })).toHaveAttribute(
      "href",
      "/home",
    );
    await userEvent.click(canvas.getByRole("link", { name: "Continue To Login" }));
    await expect(await canvas.findByRole("heading", { level: 1, name: "Log in" })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "Email" })).toHaveFocus());
  },
});

export const BeforeLoginOnPhone = meta.story({ parameters: before, globals: phone });

export const BeforeLoginOnSmallPhone = meta.story({ parameters: before, globals: small });

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending(userAuthenticated)),
  play: showsLoading,
});

export const Form = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Sign up" })).toHaveAttribute(
      "href",
      "/auth/sign-up/",
    );
    await expect(canvas.getByRole("link", { name: "Forgot password?" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Verify OTP" })).toBeVisible();
  },
});

/** Both fields say what they need; the first has focus. */
export const Incomplete = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Log in" }));
    await expect(await canvas.findByText("Email is required")).toBeVisible();
    await expect(canvas.getByText("Password is required")).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Email" })).toHaveFocus();
  },
});

export const InvalidEmail = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: "Email" }), "thabo@nowhere");
    await userEvent.tab();
    await expect(await canvas.findByText("Please enter a valid email address")).toBeVisible();
  },
});

export const Refused = meta.story({
  beforeEach: ({ msw }) => msw.use(refusing(login, 401, { message: "Email or password is not right." })),
  play: async (story) => {
    await signIn(story);
    await expect(await story.canvas.findByRole("alert")).toHaveTextContent("Email or password is not right.");
    await expect(story.canvas.getByRole("textbox", { name: "Email" })).toHaveValue(
      "organisation@example.org",
    );
    await expect(story.canvas.getByLabelText("Password")).toHaveValue("Bright-Skylark7!");
  },
});

/** The form stays unchanged until the answer, so that nothing moves. */
export const RefusedThenSending = meta.story({
  beforeEach: ({ msw }) => msw.use(refusing(login, 401, { message: "Email or password is not right." })),
  play: async (story) => {
    await signIn(story);
    const button = await story.canvas.findByRole("button", { name: "Log in" });
    await expect(await story.canvas.findByText("Email or password is not right.")).toBeVisible();
    const { top } = button.getBoundingClientRect();
    story.msw.use(pending(login));
    await story.userEvent.click(button);
    await expect(await story.canvas.findByRole("button", { name: "Sending…" })).toBe(button);
    await expect(button.getBoundingClientRect().top).toBe(top);
  },
});

export const Unreachable = meta.story({
  beforeEach: ({ msw }) => msw.use(unreachable(login)),
  play: async (story) => {
    await signIn(story);
    await expect(await story.canvas.findByText("An error has occured please try again later")).toBeVisible();
  },
});

export const ServerFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(login)),
  play: async (story) => {
    await signIn(story);
    await expect(await story.canvas.findByText("An error has occured please try again later")).toBeVisible();
  },
});

export const Sending = meta.story({
  beforeEach: ({ msw }) => msw.use(pending(login)),
  play: async (story) => {
    await signIn(story);
    await expect(await story.canvas.findByRole("button", { name: /Sending/ })).toBeVisible();
  },
});

export const SignedIn = meta.story({
  beforeEach: ({ msw }) => {
    let isSignedIn = false;
    msw.use(
      answer(login, () => {
        isSignedIn = true;
        return { success: true as const, message: "You are signed in.", userType: 2 as const };
      }),
      answer(userAuthenticated, () => (isSignedIn ? sessions.organisation : signedOut)),
    );
  },
  play: async (story) => {
    await signIn(story);
    await waitFor(() => expect(storyUrl()).toBe("/organisation/"));
    await expect(await story.canvas.findByRole("button", { name: /Thabo Mokoena/ })).toBeVisible();
  },
});

/** Leads away from here. */
export const AlreadySignedIn = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(userAuthenticated, sessions.buildingBlock)),
  play: async () => {
    await waitFor(() => expect(storyUrl()).toBe("/buildingBlock/"));
  },
});

export const AfterVerification = meta.story({
  parameters: { router: { url: "/auth/login/#form", state: { notice: "Your code is verified." } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Your code is verified.")).toBeVisible();
  },
});

export const OnPhone = meta.story({ globals: phone });

export const RefusedOnSmallPhone = meta.story({ ...Refused.input, globals: small });
