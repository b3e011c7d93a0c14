import type { Email } from "../lib/mail/Email.ts";

const NOT_YOU = "If this was not you, no harm is done: you need not do anything.";

export const writeCode = ({ code }: { code: string }): Email => ({
  template: "otp",
  usefulForMs: 10 * 60_000,
  subject: "Your code",
  paragraphs: [
    `Your code is ${code}. It is valid for 10 minutes.`,
    `Do not share it with anyone. ${NOT_YOU}`,
  ],
});

export const writeAlreadyRegistered = ({ link }: { link: string }): Email => ({
  template: "already-registered",
  subject: "You have an account already",
  paragraphs: [
    "Somebody, perhaps you, tried to register with this address. It has an account already, and nothing was changed.",
    "If you have forgotten your password, you can set a new one.",
  ],
  link: { href: link, label: "Set a new password" },
});

export const writeAlreadyApplied = ({
  name,
  organisation,
  link,
}: {
  name: string;
  organisation: string;
  link: string;
}): Email => ({
  template: "applicant-known",
  subject: "Somebody applied for your organisation",
  paragraphs: [
    `Dear ${name}`,
    `Somebody has applied to take part for an organisation that is named like ${organisation}. An administrator decides. You can say whether it is a colleague of yours.`,
  ],
  link: { href: link, label: "Open organisation details" },
});
