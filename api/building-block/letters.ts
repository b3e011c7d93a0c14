import type { Letter } from "../lib/mail/Letter.ts";

type Changed = { name: string; by: string; changes: string; link: string };

/** `changes`: "Room to wait in (added)". */
export const writeCatalogueChanged = ({ name, by, changes, link }: Changed): Letter => ({
  template: "catalogue-changed",
  subject: "The catalogue of building blocks changed",
  paragraphs: [
    `Dear ${name}`,
    `${by} changed the catalogue of building blocks: ${changes}.`,
    "You receive this because you are an administrator. If it is wrong, download the sheet, put back what was there, and apply it.",
  ],
  link: { href: link, label: "Open the catalogue" },
});

/** `change` goes on after the name of who did it. */
export const writeSecondPerson = ({
  name,
  by,
  province,
  change,
  link,
}: Pick<Changed, "name" | "by" | "link"> & { province: string; change: string }): Letter => ({
  template: "second-person",
  subject: "The rule of a second person",
  paragraphs: [
    `Dear ${name}`,
    `${by} ${change}. It concerns the building blocks of ${province}.`,
    "You receive this because you capture the whole province, too. Opening the link changes nothing.",
  ],
  link: { href: link, label: "See the rule" },
});
