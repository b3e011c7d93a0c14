import type { Email } from "../lib/mail/Email.ts";

export const writeAccountClosed = ({ name }: { name: string }): Email => ({
  template: "account-closed",
  subject: "Your account is closed",
  paragraphs: [
    `Dear ${name}`,
    "Your account was closed from your profile, and what was stored about you is deleted.",
    "If this was not you, tell an administrator at once.",
  ],
});

type ConfirmationEmail = { name: string; link: string };

export const writeOldAddressConfirmation = ({
  name,
  email,
  link,
}: ConfirmationEmail & { email: string }): Email => ({
  template: "address-leaves",
  subject: "Your address is to be changed",
  paragraphs: [
    `Dear ${name}`,
    `Somebody who is signed in as you asks that you sign in as ${email} from now on. Nothing changes until both addresses have confirmed it, within a day.`,
    "Open the link to confirm it, or to stop it. If it was not you, stop it, set a new password with 'Forgot password', and tell an administrator.",
  ],
  link: { href: link, label: "Confirm or stop the change" },
});

export const writeNewAddressConfirmation = ({ name, link }: ConfirmationEmail): Email => ({
  template: "address-arrives",
  subject: "Confirm your new address",
  paragraphs: [
    `Dear ${name}`,
    "Confirm within a day that you want to sign in to the GBVF dashboard with this address. If this was not you, you need not do anything.",
  ],
  link: { href: link, label: "Confirm this address" },
});

export const writeAddressChanged = ({ name }: { name: string }): Email => ({
  template: "address-changed",
  subject: "Your address is changed",
  paragraphs: [
    `Dear ${name}`,
    "The address that you sign in with was changed, as both addresses confirmed, and you were signed out everywhere.",
    "If this was not you, tell an administrator at once.",
  ],
});
