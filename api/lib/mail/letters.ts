import { html } from "../text/html.ts";

/** A link has a paragraph of its own. */
export type Letter = { subject: string; paragraphs: string[]; link?: { href: string; label: string } };

export type LetterValues = {
  otp: { code: string };
  "already-registered": { link: string };
  "mail-test": { name: string };
  invitation: { name: string; inviter: string; groups: string; link: string };
  "password-changed": { name: string };
  "account-closed": { name: string };
  "second-factor-changed": { name: string; change: string };
  "second-factor-guessed": { name: string };
  "powers-granted": { name: string; by: string; receiver: string; actions: string };
  "scope-changed": { name: string; by: string; receiver: string; changes: string };
  approval: { name: string; organisation: string; link: string };
  "rejection-duplicate": { name: string; organisation: string; contact: string };
  "rejection-other": { name: string; organisation: string; reason: string; contact: string };
  "applicant-asked": { name: string; organisation: string; question: string; link: string };
  "waits-for-you": { name: string; waiting: string; link: string };
  "survey-link": { organisation: string; link: string; closesOn: string };
  /** `endsOn`: the quarter's last day, where it is near. */
  "contacts-due": {
    name: string;
    due: string;
    waiting: string | null;
    sentBack: string | null;
    endsOn: string | null;
    overdue: string | null;
    link: string;
  };
};
export type Template = keyof LetterValues;

export const DECISION_TEMPLATES = { 1: "approval", 2: "rejection-duplicate", 3: "rejection-other" } as const;

const NOT_YOU = "If this was not you, no harm is done: you need not do anything.";

const letters: { [T in Template]: (values: LetterValues[T]) => Letter } = {
  otp: ({ code }) => ({
    subject: "Your code",
    paragraphs: [
      `Your code is ${code}. It is valid for 10 minutes.`,
      `Do not share it with anyone. ${NOT_YOU}`,
    ],
  }),
  "already-registered": ({ link }) => ({
    subject: "You have an account already",
    paragraphs: [
      "Somebody, perhaps you, tried to register with this address. It has an account already, and nothing was changed.",
      "If you have forgotten your password, you can set a new one.",
    ],
    link: { href: link, label: "Set a new password" },
  }),
  "mail-test": ({ name }) => ({
    subject: "Mail from the dashboard arrives",
    paragraphs: [`Dear ${name}`, "You sent this letter to yourself, to see whether mail arrives. It does."],
  }),
  invitation: ({ name, inviter, groups, link }) => ({
    subject: "You are invited to the GBVF dashboard",
    paragraphs: [
      `Dear ${name}`,
      `${inviter} has created an account for you on South Africa's public dashboard on the response to gender-based violence and femicide (GBVF). It is for: ${groups}.`,
      "Open the link within seven days to choose your password; it works once. If you do not expect it, you need not do anything.",
    ],
    link: { href: link, label: "Choose your password" },
  }),
  "password-changed": ({ name }) => ({
    subject: "Your password was changed",
    paragraphs: [
      `Dear ${name}`,
      "The password of your account was changed, and you were signed out everywhere else.",
      "If this was not you, set a new password at once with 'Forgot password', and tell an administrator.",
    ],
  }),
  "account-closed": ({ name }) => ({
    subject: "Your account is closed",
    paragraphs: [
      `Dear ${name}`,
      "Your account was closed from your profile, and what was stored about you is deleted.",
      "If this was not you, tell an administrator at once.",
    ],
  }),
  "second-factor-changed": ({ name, change }) => ({
    subject: "Your second factor",
    paragraphs: [
      `Dear ${name}`,
      change,
      "If this was not you, set a new password at once with 'Forgot password', and tell an administrator.",
    ],
  }),
  "second-factor-guessed": ({ name }) => ({
    subject: "Somebody knows your password",
    paragraphs: [
      `Dear ${name}`,
      "Somebody logged in with your password, and then gave a wrong code five times. They did not get in.",
      "If this was not you, set a new password now with 'Forgot password'.",
    ],
  }),
  "powers-granted": ({ name, by, receiver, actions }) => ({
    subject: "Permissions were given",
    paragraphs: [
      `Dear ${name}`,
      `${by} gave ${receiver} these permissions: ${actions}.`,
      "You receive this because you are an administrator. If this is wrong, take them back under Manage Users and Groups.",
    ],
  }),
  "scope-changed": ({ name, by, receiver, changes }) => ({
    subject: "Somebody acts for others now",
    paragraphs: [
      `Dear ${name}`,
      `${by} changed for whom ${receiver} acts. ${changes}`,
      "You receive this because you are an administrator. If this is wrong, change it back under Manage Users and Groups.",
    ],
  }),
  approval: ({ name, organisation, link }) => ({
    subject: "Welcome",
    paragraphs: [
      `Dear ${name}`,
      `The application of ${organisation} was approved. You can now sign in, and begin your first health check.`,
    ],
    link: { href: link, label: "Sign in" },
  }),
  "rejection-duplicate": ({ name, organisation, contact }) => ({
    subject: "Your application",
    paragraphs: [
      `Dear ${name}`,
      `The application of ${organisation} was not approved: the organisation takes part already. Please ask your colleagues, or answer this message to reach ${contact}.`,
    ],
  }),
  "rejection-other": ({ name, organisation, reason, contact }) => ({
    subject: "Your application",
    paragraphs: [
      `Dear ${name}`,
      `The application of ${organisation} was not approved, for this reason:`,
      reason,
      `If you have questions, answer this message to reach ${contact}.`,
    ],
  }),
  "applicant-asked": ({ name, organisation, question, link }) => ({
    subject: "A question about your application",
    paragraphs: [
      `Dear ${name}`,
      `Before the application of ${organisation} can be decided, we need this from you:`,
      question,
      "Please sign in and answer on your profile. Until then the application waits.",
    ],
    link: { href: link, label: "Answer" },
  }),
  "waits-for-you": ({ name, waiting, link }) => ({
    subject: "What waits for you today",
    paragraphs: [
      `Dear ${name}`,
      waiting,
      "Opening the link changes nothing. A letter like this comes on working days, as long as something waits.",
    ],
    link: { href: link, label: "Open administration" },
  }),
  "survey-link": ({ organisation, link, closesOn }) => ({
    subject: "A few questions for you",
    paragraphs: [
      `You are asked how gender-based violence is prevented and answered at ${organisation}. It takes about four minutes.`,
      "Nobody learns what you answer: your answers are added to totals, and results of fewer than five people are never shown. This letter is the same for everybody who gets it.",
      `You can answer until ${closesOn}.`,
    ],
    link: { href: link, label: "Answer the survey" },
  }),
  "contacts-due": ({ name, due, waiting, sentBack, endsOn, overdue, link }) => ({
    subject: endsOn === null ? `To check: ${due}` : `To check before ${endsOn}: ${due}`,
    paragraphs: [
      `Dear ${name}`,
      `In your municipalities ${due} should be checked: never checked, last checked 75 days ago or longer, or reported wrong by the public.`,
      ...(endsOn === null
        ? []
        : [
            `The quarter ends on ${endsOn}. A contact that was verified before goes on counting; one that was never verified is missing from the figures of the quarter.`,
          ]),
      ...(waiting === null ? [] : [`Captured by others, and waiting for you to verify: ${waiting}.`]),
      ...(sentBack === null ? [] : [`Captured by you, and sent back to be corrected: ${sentBack}.`]),
      ...(overdue === null ? [] : [`Due for 30 days or longer: ${overdue}.`]),
      "Opening the link changes nothing. A letter like this comes once a week, as long as something is due, waits for you or was sent back to you. To get none at all, ask an administrator to end your permission to keep contacts.",
    ],
    link: { href: link, label: "See what is due" },
  }),
};

export function writeLetter<T extends Template>(template: T, values: LetterValues[T]): Letter {
  return letters[template](values);
}

export function toText({ paragraphs, link }: Letter): string {
  return [...paragraphs, ...(link ? [`${link.label}: ${link.href}`] : []), SIGNATURE].join("\n\n");
}

export function toHtml({ subject, paragraphs, link }: Letter): string {
  const { markup } =
    html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${subject}</title></head><body>${[
      ...paragraphs.map((paragraph) => html`<p>${paragraph}</p>`),
      link && html`<p><a href="${link.href}">${link.label}</a></p>`,
      html`<p>${SIGNATURE}</p>`,
    ]}</body></html>`;
  return markup;
}

const SIGNATURE = "The GBVF dashboard";
