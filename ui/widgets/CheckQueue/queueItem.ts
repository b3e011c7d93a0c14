import type { ContactDetail } from "../ContactCard/contactLink.ts";

export interface QueueItem {
  id: string;
  name: string;
  /** "Desk officer, GBVF Desk" */
  role: string;
  contacts: readonly ContactDetail[];
  /** Why the contact is due: "Checked 84 days ago". */
  dueReason: string;
  /** The number of reports from the public that its number is wrong. */
  reports: number;
}

export interface QueuePlace {
  id: string;
  name: string;
  /** "Police station support services, Sol Plaatje" */
  where: string;
  /** Says who is editing the place; null if nobody is. */
  editLockText?: string | null;
  /** Address of the form for the entire place. */
  href: string;
  items: readonly QueueItem[];
}

/** A contact without a status is still due. */
export type QueueStatus =
  | { kind: "sending" }
  | { kind: "editing" }
  | { kind: "noting" }
  | { kind: "done"; isStillDue: boolean; canUndo: boolean; text: string }
  | { kind: "failed"; text: string };

/** These functions stay the same, so that a row renders again only when it changes itself. */
export interface QueueActions {
  stillRight: (id: string) => void;
  notReached: (id: string) => void;
  clearReports: (id: string) => void;
  edit: (id: string) => void;
  note: (id: string) => void;
  undo: (id: string) => void;
  choose: (ids: readonly string[]) => void;
}
