/** Drafts of forms in `sessionStorage`, which signing out deletes. */
const STORAGE_KEY = "form-drafts";

type Drafts = { whose: number | undefined; texts: Record<string, string> };

function readDrafts(): Drafts | null {
  const stored = sessionStorage.getItem(STORAGE_KEY);
  return stored === null ? null : (JSON.parse(stored) as Drafts);
}

export function readDraft(stakeholderId: number | undefined, name: string): string | null {
  const drafts = readDrafts();
  return drafts?.whose === stakeholderId ? (drafts?.texts[name] ?? null) : null;
}

/** A null text deletes the draft. */
export function saveDraft(stakeholderId: number | undefined, name: string, text: string | null): void {
  const drafts = readDrafts();
  const { [name]: _, ...otherTexts } = drafts?.whose === stakeholderId ? (drafts?.texts ?? {}) : {};
  const texts = text === null ? otherTexts : { ...otherTexts, [name]: text };
  if (Object.keys(texts).length === 0) sessionStorage.removeItem(STORAGE_KEY);
  else sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ whose: stakeholderId, texts } satisfies Drafts));
}

export function deleteForeignDrafts(stakeholderId: number | undefined): void {
  const drafts = readDrafts();
  if (drafts !== null && drafts.whose !== stakeholderId) sessionStorage.removeItem(STORAGE_KEY);
}
