import { login, userAuthenticated } from "@gbvf/api/auth/contract.ts";
import { verifySecondFactor } from "@gbvf/api/second-factor/contract.ts";
import { sessions, signedOut } from "@gbvf/mocks/auth/sessions.ts";
import { handlers } from "@gbvf/mocks/handlers.ts";
import { answer, refusing, unreachable } from "@gbvf/mocks/respond.ts";
import { expect, screen, waitFor } from "storybook/test";
import type { Acting } from "../../.storybook/Acting.ts";
import preview from "../../.storybook/preview.tsx";
import { storyUrl } from "../../.storybook/StoryRouter.tsx";
import { AppScreen } from "../AppScreen.tsx";

const url = "/auth/login/#second-factor";

const meta = preview.meta({
  component: AppScreen,
  parameters: { layout: "fullscreen", router: { url, state: { secondFactor: ["totp"] } } },
  beforeEach: ({ msw }) => msw.use(...handlers),
});

const phone = { viewport: { value: "phone" } };
const small = { viewport: { value: "small" } };

async function giveCode({ canvas, userEvent }: Acting) {
  const field = await canvas.findByRole("textbox", { name: "Code from your app" });
  await waitFor(() => expect(field).toHaveFocus());
  await userEvent.keyboard("123456");
  await userEvent.click(canvas.getByRole("button", { name: "Continue" }));
}

/** A right password leads here, and the keyboard goes on at the code. */
export const AfterThePassword = meta.story({
  parameters: { router: { url: "/auth/login/#form" } },
  beforeEach: ({ msw }) =>
    msw.use(
      answer(login, {
        success: true as const,
        message: "Your password is right. Now give your second factor.",
        userType: 2,
        secondFactor: ["totp"],
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("textbox", { name: "Email" }));
    await userEvent.keyboard("organisation@example.org{Tab}Bright-Skylark7!");
    await userEvent.click(canvas.getByRole("button", { name: "Log in" }));
    await expect(await canvas.findByRole("heading", { name: "Confirm that it is you" })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "Code from your app" })).toHaveFocus());
  },
});

export const SignedIn = meta.story({
  beforeEach: ({ msw }) => {
    let isSignedIn = false;
    msw.use(
      answer(verifySecondFactor, () => {
        isSignedIn = true;
        return { success: true as const, message: "You are signed in." };
      }),
      answer(userAuthenticated, () => (isSignedIn ? sessions.organisation : signedOut)),
    );
  },
  play: async (story) => {
    await giveCode(story);
    await waitFor(() => expect(storyUrl()).toBe("/organisation/"));
  },
});

export const Wrong = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      refusing(verifySecondFactor, 400, {
        code: "factor-refused",
        message: "This code is wrong, or was used already. Wait for the next one.",
      }),
    ),
  play: async (story) => {
    await giveCode(story);
    await expect(await story.canvas.findByText(/^This code is wrong/)).toBeVisible();
  },
});

/** Twenty wrong codes in a day. */
export const TooMany = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      refusing(verifySecondFactor, 429, {
        code: "too-many-requests",
        message: "Too many wrong codes. Use a passkey or a recovery code, or try again tomorrow.",
      }),
    ),
  play: async (story) => {
    await giveCode(story);
    await expect(await story.canvas.findByText(/^Too many wrong codes/)).toBeVisible();
  },
});

/** Ten minutes went by: the password has to be given again. */
export const TooLate = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      refusing(verifySecondFactor, 401, {
        code: "sign-in-over",
        message: "This sign-in has ended. Please log in with your password again.",
      }),
    ),
  play: async (story) => {
    await giveCode(story);
    await expect(await story.canvas.findByText(/^This sign-in has ended/)).toBeVisible();
    await story.userEvent.click(story.canvas.getByRole("link", { name: "Back to log in" }));
    await expect(await story.canvas.findByLabelText("Password")).toBeVisible();
  },
});

export const Unreachable = meta.story({
  beforeEach: ({ msw }) => msw.use(unreachable(verifySecondFactor)),
  play: async (story) => {
    await giveCode(story);
    await expect(await story.canvas.findByText("An error has occured please try again later")).toBeVisible();
  },
});

export const RecoveryCode = meta.story({
  beforeEach: ({ msw }) => {
    let isSignedIn = false;
    msw.use(
      answer(verifySecondFactor, () => {
        isSignedIn = true;
        return { success: true as const, message: "You are signed in. 9 recovery codes are left." };
      }),
      answer(userAuthenticated, () => (isSignedIn ? sessions.organisation : signedOut)),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Use a recovery code" }));
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "Recovery code" })).toHaveFocus());
    await userEvent.keyboard("7rxq2 m4kda");
    await userEvent.click(canvas.getByRole("button", { name: "Continue" }));
    await expect(
      await screen.findByText("You are signed in. 9 recovery codes are left."),
    ).toBeInTheDocument();
  },
});

/** After a new password, which does not stand for the second factor. */
export const AfterReset = meta.story({
  parameters: { router: { url, state: { secondFactor: ["totp"], notice: "Your password is changed." } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Your password is changed.")).toBeVisible();
  },
});

/** Opened directly, there is nothing to confirm: the form asks for the password. */
export const OpenedDirectly = meta.story({
  parameters: { router: { url, state: null } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Log in" })).toBeVisible();
  },
});

export const OnPhone = meta.story({ globals: phone });

export const WrongOnSmallPhone = meta.story({ ...Wrong.input, globals: small });

export const RecoveryCodeOnSmallPhone = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Use a recovery code" }));
    await expect(await canvas.findByRole("textbox", { name: "Recovery code" })).toBeVisible();
  },
  globals: small,
});

/** With both, the passkey comes first. */
export const Passkey = meta.story({
  parameters: { router: { url, state: { secondFactor: ["passkey", "totp"] } } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("button", { name: "Use passkey" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Use a code from your app" }));
    await expect(await canvas.findByRole("textbox", { name: "Code from your app" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Use a passkey" }));
    await expect(await canvas.findByRole("button", { name: "Use passkey" })).toBeVisible();
  },
});

export const PasskeyOnSmallPhone = meta.story({
  parameters: { router: { url, state: { secondFactor: ["passkey"] } } },
  globals: small,
});
