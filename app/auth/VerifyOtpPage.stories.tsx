import { forgotPassword, verifyOtp } from "@gbvf/api/auth/contract.ts";
import { refusing } from "@gbvf/mocks/respond.ts";
import { expect } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { at, screenAt } from "../../.storybook/screenAt.ts";
import {
  type Acting,
  comesTo,
  inOrder,
  links,
  presses,
  shows,
  showsText,
  withHandlers,
} from "../../.storybook/story.ts";

const state = { userType: 1, email: "nomsa@example.org", sentCodes: 1, devOtp: "246810" };
const url = "/auth/verify-otp/";
const meta = preview.meta({ ...screenAt(url, { state }) });

const codeField = ({ canvas }: Pick<Acting, "canvas">) => canvas.findByRole("textbox", { name: "OTP" });

async function verify({ canvas, userEvent }: Acting, code: string) {
  await userEvent.click(await codeField({ canvas }));
  await userEvent.keyboard(`${code}{Tab}{Enter}`);
}

export const Form = meta.story({
  tags: ["screen", "phone"],
  play: inOrder(shows("heading", "Verify OTP", { level: 1 }), showsText(/Did not receive OTP\?/)),
});

export const Incomplete = meta.story({
  play: inOrder(presses("button", "Verify"), showsText("OTP is required")),
});

export const TooShort = meta.story({
  play: async (story) => {
    await verify(story, "2a46-8");
    await expect(await story.canvas.findByText("OTP must be 6 digits long.")).toBeVisible();
    await expect(await codeField(story)).toHaveValue("2468");
  },
});

export const VerifiedForReset = meta.story({
  parameters: at(url, { ...state, userType: 3 }),
  play: inOrder(
    (story) => verify(story, "246810"),
    comesTo("/auth/reset-password/"),
    shows("heading", "Reset password", { level: 1 }),
  ),
});

export const Refused = meta.story({
  beforeEach: withHandlers(refusing(verifyOtp, 400, { message: "This code is not valid." })),
  play: async (story) => {
    await verify(story, "999999");
    await expect(await story.canvas.findByText("This code is not valid.")).toBeVisible();
    await expect(await codeField(story)).toHaveValue("999999");
  },
});

const resend = async ({ canvas, userEvent }: Acting) =>
  userEvent.click(await canvas.findByRole("button", { name: "Resend code" }));

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

export const ResendRefused = meta.story({
  beforeEach: withHandlers(refusing(forgotPassword, 400, { message: "" })),
  play: inOrder(resend, showsText("Failed to resend OTP")),
});

export const WithoutState = meta.story({
  tags: ["small"],
  parameters: at(url, null),
  play: links("Request a new code", "/auth/forgot-password/"),
});
