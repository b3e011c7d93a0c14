import type { Email } from "../lib/mail/Email.ts";

type CatalogueChange = { name: string; by: string; changes: string; link: string };

/** `changes` is a list such as "Room to wait in (added)". */
export const writeCatalogueChanged = ({ name, by, changes, link }: CatalogueChange): Email => ({
  template: "catalogue-changed",
  subject: "The catalogue of building blocks changed",
  paragraphs: [
    `Dear ${name}`,
    `${by} changed the catalogue of building blocks: ${changes}.`,
    "You receive this because you are an administrator. If it is wrong, download the sheet, put back what was there, and apply it.",
  ],
  link: { href: link, label: "Open the catalogue" },
});

/** `change` completes a sentence that begins with `by`. */
export const writeSecondPerson = ({
  name,
  by,
  province,
  change,
  link,
}: Pick<CatalogueChange, "name" | "by" | "link"> & { province: string; change: string }): Email => ({
  template: "second-person",
  subject: "The rule of a second person",
  paragraphs: [
    `Dear ${name}`,
    `${by} ${change}. It concerns the building blocks of ${province}.`,
    "You receive this because you capture the whole province, too. Opening the link changes nothing.",
  ],
  link: { href: link, label: "See the rule" },
});

export const writeContactsDue = ({
  name,
  due,
  pendingText,
  returned,
  endsOn,
  overdue,
  link,
}: {
  name: string;
  due: string | null;
  pendingText: string | null;
  returned: string | null;
  endsOn: string | null;
  overdue: string | null;
  link: string;
}): Email => ({
  template: "contacts-due",
  subject: `To ${due !== null ? "check" : pendingText !== null ? "verify" : "correct"}${endsOn === null ? "" : ` before ${endsOn}`}: ${due ?? pendingText ?? returned}`,
  paragraphs: [
    `Dear ${name}`,
    ...(due === null
      ? []
      : [
          `In your municipalities ${due} should be checked: never checked, last checked 75 days ago or longer, or reported wrong by the public.`,
        ]),
    ...(endsOn === null
      ? []
      : [
          `The quarter ends on ${endsOn}. A contact that was verified before goes on counting; one that was never verified is missing from the figures of the quarter.`,
        ]),
    ...(pendingText === null ? [] : [`Captured by others, and waiting for you to verify: ${pendingText}.`]),
    ...(returned === null ? [] : [`Captured by you, and sent back to be corrected: ${returned}.`]),
    ...(overdue === null ? [] : [`Due for 30 days or longer: ${overdue}.`]),
    "Opening the link changes nothing. An e-mail like this comes once a week, as long as something is due, waits for you or was sent back to you. To get none at all, ask an administrator to end your permission to keep contacts.",
  ],
  link: { href: link, label: "See what is due" },
});
