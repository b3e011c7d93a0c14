/** Answer ids by question id; null is 'I prefer not to say'. */
export type Answers = Readonly<Record<number, readonly number[] | null>>;

export interface Draft {
  inviteCode: string;
  isPreview: boolean;
  /** The server counts each id once, so that a retry adds nothing. */
  submissionId: string;
  answers: Answers;
  isSending: boolean;
  isAnotherPerson: boolean;
  language: string | null;
  /** In milliseconds. */
  touchedAt: number;
}

const STORAGE_KEY = "survey";
export const IDLE_MS = 60 * 60 * 1000;

/** `sessionStorage`: the draft survives a reload and ends with the tab. */
type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

export function createDraft(inviteCode: string, isPreview: boolean): Draft {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return {
    inviteCode,
    isPreview,
    // `crypto.randomUUID` is missing on pages without HTTPS.
    submissionId: [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join(""),
    answers: {},
    isSending: false,
    isAnotherPerson: false,
    language: null,
    touchedAt: Date.now(),
  };
}

/** Deletes the draft if it was unused for an hour. */
export function readDraft(store: Store, now: number): { draft: Draft | null; wasIdle: boolean } {
  const text = store.getItem(STORAGE_KEY);
  if (text === null) return { draft: null, wasIdle: false };
  const draft = JSON.parse(text) as Draft;
  if (now - draft.touchedAt < IDLE_MS) return { draft, wasIdle: false };
  store.removeItem(STORAGE_KEY);
  return { draft: null, wasIdle: Object.keys(draft.answers).length > 0 };
}

export const storeDraft = (store: Store, draft: Draft): void =>
  store.setItem(STORAGE_KEY, JSON.stringify(draft));

export const removeDraft = (store: Store): void => store.removeItem(STORAGE_KEY);
