import type { ContactDetail } from "../ContactCard/contactLink.ts";

export interface QueueItem {
  id: string;
  name: string;
  /** "Desk officer, GBVF Desk" */
  role: string;
  contacts: readonly ContactDetail[];
  /** "Checked 84 days ago" */
  why: string;
  /** Public reports of a wrong number. */
  reports: number;
}

export interface QueuePlace {
  id: string;
  name: string;
  /** "Police station support services, Sol Plaatje" */
  where: string;
  /** Who is at work there; null for nobody. */
  editLockText?: string | null;
  /** Edits the whole place. */
  href: string;
  items: readonly QueueItem[];
}

/** A contact that is missing here is still due. */
export type QueueStatus =
  | { kind: "sending" }
  | { kind: "editing" }
  | { kind: "noting" }
  | { kind: "done"; isStillDue: boolean; canUndo: boolean; text: string }
  | { kind: "failed"; text: string };

/** The items never change, so a row rerenders only for its own changes. */
export interface QueueActions {
  stillRight: (id: string) => void;
  notReached: (id: string) => void;
  clearReports: (id: string) => void;
  edit: (id: string) => void;
  note: (id: string) => void;
  undo: (id: string) => void;
  choose: (ids: readonly string[]) => void;
}
