import { forgotPassword, verifyOtp } from "@gbvf/api/auth/contract.ts";
import { handlers } from "@gbvf/mocks/handlers.ts";
import { failing, refusing, unreachable } from "@gbvf/mocks/respond.ts";
import { expect, waitFor } from "storybook/test";
import type { Acting } from "../../.storybook/Acting.ts";
import preview from "../../.storybook/preview.tsx";
import { storyUrl } from "../../.storybook/StoryRouter.tsx";
import { AppScreen } from "../AppScreen.tsx";

const state = { userType: 1, email: "nomsa@example.org", count: 1, devOtp: "246810" };
const at = (changes: object) => ({ router: { url: "/auth/verify-otp/", state: { ...state, ...changes } } });

const meta = preview.meta({
  component: AppScreen,
  parameters: { layout: "fullscreen", ...at({}) },
  beforeEach: ({ msw }) => msw.use(...handlers),
});

const codeField = ({ canvas }: Pick<Acting, "canvas">) => canvas.findByRole("textbox", { name: "OTP" });

async function verify({ canvas, userEvent }: Acting, code: string) {
  await userEvent.click(await codeField({ canvas }));
  await userEvent.keyboard(`${code}{Tab}{Enter}`);
}

export const Form = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Verify OTP" })).toBeVisible();
    await expect(canvas.getByText(/Did not receive OTP\?/)).toBeVisible();
  },
});

export const InProduction = meta.story({ parameters: at({ devOtp: undefined }) });

export const Incomplete = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Verify" }));
    await expect(await canvas.findByText("OTP is required")).toBeVisible();
  },
});

export const TooShort = meta.story({
  play: async (story) => {
    await verify(story, "2a46-8");
    await expect(await story.canvas.findByText("OTP must be 6 digits long.")).toBeVisible();
    await expect(await codeField(story)).toHaveValue("2468");
  },
});

export const VerifiedAddress = meta.story({
  play: async (story) => {
    await verify(story, "246810");
    await expect(await story.canvas.findByRole("heading", { level: 1, name: "Log in" })).toBeVisible();
    await expect(story.canvas.getByText("Your code is verified.")).toBeVisible();
  },
});

export const VerifiedForReset = meta.story({
  parameters: at({ userType: 3 }),
  play: async (story) => {
    await verify(story, "246810");
    await waitFor(() => expect(storyUrl()).toBe("/auth/reset-password/"));
    await expect(
      await story.canvas.findByRole("heading", { level: 1, name: "Reset password" }),
    ).toBeVisible();
  },
});

export const Refused = meta.story({
  beforeEach: ({ msw }) => msw.use(refusing(verifyOtp, 400, { message: "This code is not valid." })),
  play: async (story) => {
    await verify(story, "999999");
    await expect(await story.canvas.findByText("This code is not valid.")).toBeVisible();
    await expect(await codeField(story)).toHaveValue("999999");
  },
});

export const Unreachable = meta.story({
  beforeEach: ({ msw }) => msw.use(unreachable(verifyOtp)),
  play: async (story) => {
    await verify(story, "246810");
    await expect(await story.canvas.findByText("An error has occured please try again later")).toBeVisible();
  },
});

export const Failed = meta.story({
  ...Unreachable.input,
  beforeEach: ({ msw }) => msw.use(failing(verifyOtp)),
});

const resend = async ({ canvas, userEvent }: Acting) =>
  userEvent.click(await canvas.findByRole("button", { name: "Resend code" }));

/** The second time no code is sent, and the form says why. */
export const ResentThenBlocked = meta.story({
  play: async (story) => {
    await resend(story);
    await expect(await story.canvas.findByText(/a code has been sent to it/)).toBeVisible();
    await resend(story);
    await expect(await story.canvas.findByText("Too many OTP requests made. Try again later.")).toBeVisible();
  },
});

export const ResentAfterRefusal = meta.story({
  beforeEach: Refused.input.beforeEach,
  play: async (story) => {
    await verify(story, "999999");
    await expect(await story.canvas.findByText("This code is not valid.")).toBeVisible();
    await resend(story);
    await expect(await story.canvas.findByText(/a code has been sent to it/)).toBeVisible();
    await expect(story.canvas.queryByText("This code is not valid.")).toBeNull();
    await expect(await codeField(story)).toHaveValue("");
  },
});

/** No request is sent at a count of 2. */
export const Blocked = meta.story({
  parameters: at({ count: 2 }),
  beforeEach: ({ msw }) => msw.use(unreachable(forgotPassword)),
  play: async (story) => {
    await resend(story);
    await expect(await story.canvas.findByText("Too many OTP requests made. Try again later.")).toBeVisible();
  },
});

export const ResendRefused = meta.story({
  beforeEach: ({ msw }) => msw.use(refusing(forgotPassword, 400, { message: "" })),
  play: async (story) => {
    await resend(story);
    await expect(await story.canvas.findByText("Failed to resend OTP")).toBeVisible();
  },
});

export const ResendUnreachable = meta.story({
  beforeEach: ({ msw }) => msw.use(unreachable(forgotPassword)),
  play: async (story) => {
    await resend(story);
    await expect(await story.canvas.findByText("An error has occured please try again later")).toBeVisible();
  },
});

export const WithoutState = meta.story({
  parameters: { router: { url: "/auth/verify-otp/", state: null } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Request a new code" })).toHaveAttribute(
      "href",
      "/auth/forgot-password/",
    );
  },
});

export const OnPhone = meta.story({ globals: { viewport: { value: "phone" } } });

export const BlockedOnSmallPhone = meta.story({
  ...Blocked.input,
  globals: { viewport: { value: "small" } },
});

export const WithoutStateOnSmallPhone = meta.story({
  ...WithoutState.input,
  globals: { viewport: { value: "small" } },
});
