/** The possible answers that were chosen, by question; null is 'I prefer not to say'. */
export type Answers = Readonly<Record<number, readonly number[] | null>>;

export interface Draft {
  inviteCode: string;
  isPreview: boolean;
  /** Names this submission, so that one that is sent again counts once. */
  submissionId: string;
  answers: Answers;
  /** The person has pressed Send, and the server has not answered yet. */
  isSending: boolean;
  /** Another person than the one who has answered on this device before. */
  isAnotherPerson: boolean;
  language: string | null;
  /** When anything was last done here, in ms. */
  touchedAt: number;
}

const KEY = "survey";
export const IDLE_MS = 60 * 60 * 1000;

/** The tab's own store: a reload keeps what was chosen, and closing the tab ends it. */
type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

export function newDraft(inviteCode: string, isPreview: boolean): Draft {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return {
    inviteCode,
    isPreview,
    // `randomUUID` exists on secure pages only.
    submissionId: [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join(""),
    answers: {},
    isSending: false,
    isAnotherPerson: false,
    language: null,
    touchedAt: Date.now(),
  };
}

/** What was chosen in this tab before a reload. Left alone for an hour, it is removed. */
export function readDraft(store: Store, now: number): { draft: Draft | null; wasIdle: boolean } {
  const text = store.getItem(KEY);
  if (text === null) return { draft: null, wasIdle: false };
  const draft = JSON.parse(text) as Draft;
  if (now - draft.touchedAt < IDLE_MS) return { draft, wasIdle: false };
  store.removeItem(KEY);
  return { draft: null, wasIdle: Object.keys(draft.answers).length > 0 };
}

export const keepDraft = (store: Store, draft: Draft): void => store.setItem(KEY, JSON.stringify(draft));

export const removeDraft = (store: Store): void => store.removeItem(KEY);
