import type { Email } from "../../lib/mail/Email.ts";

type ColleagueEmail = { name: string; organisation: string; link: string };

export const writeColleagueInvited = ({ name, organisation, link }: ColleagueEmail): Email => ({
  template: "colleague-invited",
  subject: "A colleague was invited",
  paragraphs: [
    `Dear ${name}`,
    `A member of ${organisation} invited a colleague, who can then run its health check as you can.`,
    "You find everybody who has joined under Organisation details. If somebody does not belong there, write to those who run the dashboard.",
  ],
  link: { href: link, label: "Open organisation details" },
});

export const writeAddressInUse = ({ organisation }: Pick<ColleagueEmail, "organisation">): Email => ({
  template: "colleague-has-account",
  subject: "You have an account already",
  paragraphs: [
    `A member of ${organisation} wanted to invite you. This address has an account already, and nothing was changed.`,
    "An account acts for one organisation. If yours should act for another, write to those who run the dashboard.",
  ],
});
