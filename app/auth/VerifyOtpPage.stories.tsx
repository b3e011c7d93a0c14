import { forgotPassword, verifyOtp } from "@gbvf/api/auth/contract.ts";
import { refusing } from "@gbvf/mocks/respond.ts";
import preview from "../../.storybook/preview.tsx";
import { at, screenAt } from "../../.storybook/screenAt.ts";
import {
  type Acting,
  comesTo,
  hasValue,
  inOrder,
  lacksText,
  links,
  presses,
  shows,
  showsText,
  withHandlers,
} from "../../.storybook/story.ts";

const state = { userType: 1, email: "nomsa@example.org", sentCodes: 1, devOtp: "246810" };
const url = "/auth/verify-otp/";
const meta = preview.meta({ ...screenAt(url, { state }) });

async function verify({ canvas, userEvent }: Acting, code: string) {
  await userEvent.click(await canvas.findByRole("textbox", { name: "OTP" }));
  await userEvent.keyboard(`${code}{Tab}{Enter}`);
}

export const Form = meta.story({
  tags: ["screen", "phone"],
  play: inOrder(shows("heading", "Verify OTP", { level: 1 }), showsText(/Did not receive OTP\?/)),
});

export const TooShort = meta.story({
  play: inOrder(
    presses("button", "Verify"),
    showsText("OTP is required"),
    (story) => verify(story, "2a46-8"),
    showsText("OTP must be 6 digits long."),
    hasValue("textbox", "OTP", "2468"),
  ),
});

export const VerifiedForReset = meta.story({
  parameters: at(url, { ...state, userType: 3 }),
  play: inOrder(
    (story) => verify(story, "246810"),
    comesTo("/auth/reset-password/"),
    shows("heading", "Reset password", { level: 1 }),
  ),
});

const refused = withHandlers(refusing(verifyOtp, 400, { message: "This code is not valid." }));

export const Refused = meta.story({
  beforeEach: refused,
  play: inOrder(
    (story) => verify(story, "999999"),
    showsText("This code is not valid."),
    hasValue("textbox", "OTP", "999999"),
  ),
});

export const ResentThenBlocked = meta.story({
  beforeEach: refused,
  play: inOrder(
    (story) => verify(story, "999999"),
    showsText("This code is not valid."),
    presses("button", "Resend code"),
    showsText(/a code has been sent to it/),
    lacksText("This code is not valid."),
    hasValue("textbox", "OTP", ""),
    presses("button", "Resend code"),
    showsText("Too many OTP requests made. Try again later."),
  ),
});

export const ResendRefused = meta.story({
  beforeEach: withHandlers(refusing(forgotPassword, 400, { message: "" })),
  play: inOrder(presses("button", "Resend code"), showsText("Failed to resend OTP")),
});

export const WithoutState = meta.story({
  tags: ["small"],
  parameters: at(url, null),
  play: links("Request a new code", "/auth/forgot-password/"),
});
