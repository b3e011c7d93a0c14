import type { Email } from "../lib/mail/Email.ts";

export const writeInvitation = ({
  name,
  inviter,
  groups,
  link,
}: {
  name: string;
  inviter: string;
  groups: string;
  link: string;
}): Email => ({
  template: "invitation",
  subject: "You are invited to the GBVF dashboard",
  paragraphs: [
    `Dear ${name}`,
    `${inviter} has created an account for you on South Africa's public dashboard on the response to gender-based violence and femicide (GBVF). It is for: ${groups}.`,
    "Open the link within seven days to choose your password; it works once. If you do not expect it, you need not do anything.",
  ],
  link: { href: link, label: "Choose your password" },
});

export const writePasswordChanged = ({ name }: { name: string }): Email => ({
  template: "password-changed",
  subject: "Your password was changed",
  paragraphs: [
    `Dear ${name}`,
    "The password of your account was changed, and you were signed out everywhere else.",
    "If this was not you, set a new password at once with 'Forgot password', and tell an administrator.",
  ],
});
