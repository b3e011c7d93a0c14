import type { Letter } from "../lib/mail/Letter.ts";

export const writeMailTest = ({ name }: { name: string }): Letter => ({
  template: "mail-test",
  subject: "Mail from the dashboard arrives",
  paragraphs: [`Dear ${name}`, "You sent this letter to yourself, to see whether mail arrives. It does."],
});
