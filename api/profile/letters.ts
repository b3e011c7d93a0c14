import type { Letter } from "../lib/mail/Letter.ts";

export const writeAccountClosed = ({ name }: { name: string }): Letter => ({
  template: "account-closed",
  subject: "Your account is closed",
  paragraphs: [
    `Dear ${name}`,
    "Your account was closed from your profile, and what was stored about you is deleted.",
    "If this was not you, tell an administrator at once.",
  ],
});
