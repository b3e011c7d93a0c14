import type { Email } from "../lib/mail/Email.ts";

export const writeMailTest = ({ name }: { name: string }): Email => ({
  template: "mail-test",
  subject: "Mail from the dashboard arrives",
  paragraphs: [`Dear ${name}`, "You sent this e-mail to yourself, to see whether mail arrives. It does."],
});
