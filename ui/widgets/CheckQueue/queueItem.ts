import type { ContactDetail } from "../ContactCard/contactWays.ts";

/** One contact that is to be checked. */
export interface QueueItem {
  id: string;
  name: string;
  /** What they stand for: "Desk officer, GBVF Desk". */
  role: string;
  contacts: readonly ContactDetail[];
  /** Why they are asked about now: "Checked 84 days ago". */
  why: string;
  /** Somebody of the public said that the number is wrong. */
  isReported: boolean;
}

/** A place with the contacts there that are due. */
export interface QueuePlace {
  id: string;
  name: string;
  /** "Police station support services, Sol Plaatje" */
  where: string;
  /** Where all of the place is edited. */
  href: string;
  items: readonly QueueItem[];
}

/** How far one contact is; one that is not named is still due. */
export type QueueStatus =
  | { kind: "sending" }
  | { kind: "editing" }
  /** Can be undone as long as the page is open. */
  | { kind: "done"; isChecked: boolean; words: string }
  /** Was edited, which the row cannot undo. */
  | { kind: "saved"; words: string }
  | { kind: "failed"; words: string };

/** What can be done with a contact. They never change, so that a row is drawn again only for its own sake. */
export interface QueueActions {
  stillRight: (id: string) => void;
  notReached: (id: string) => void;
  edit: (id: string) => void;
  undo: (id: string) => void;
  choose: (ids: readonly string[]) => void;
}
