import type { Email } from "../lib/mail/Email.ts";

export const writeSecondFactorChanged = ({ name, change }: { name: string; change: string }): Email => ({
  template: "second-factor-changed",
  subject: "Your second factor",
  paragraphs: [
    `Dear ${name}`,
    change,
    "If this was not you, set a new password at once with 'Forgot password', and tell an administrator.",
  ],
});

export const writeSecondFactorGuessed = ({ name }: { name: string }): Email => ({
  template: "second-factor-guessed",
  subject: "Somebody knows your password",
  paragraphs: [
    `Dear ${name}`,
    "Somebody logged in with your password, and then gave a wrong code five times. They did not get in.",
    "If this was not you, set a new password now with 'Forgot password'.",
  ],
});
