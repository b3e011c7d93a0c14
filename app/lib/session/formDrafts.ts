/** Drafts of forms in `sessionStorage`, which signing out deletes. */
const NAME = "form-drafts";

type Drafts = { whose: number | undefined; texts: Record<string, string> };

function read(): Drafts | null {
  const stored = sessionStorage.getItem(NAME);
  return stored === null ? null : (JSON.parse(stored) as Drafts);
}

export function readDraft(whose: number | undefined, name: string): string | null {
  const drafts = read();
  return drafts?.whose === whose ? (drafts?.texts[name] ?? null) : null;
}

/** A null text deletes the draft. */
export function saveDraft(whose: number | undefined, name: string, text: string | null): void {
  const drafts = read();
  const { [name]: _, ...rest } = drafts?.whose === whose ? (drafts?.texts ?? {}) : {};
  const texts = text === null ? rest : { ...rest, [name]: text };
  if (Object.keys(texts).length === 0) sessionStorage.removeItem(NAME);
  else sessionStorage.setItem(NAME, JSON.stringify({ whose, texts } satisfies Drafts));
}

export function deleteForeignDrafts(signedIn: number | undefined): void {
  const drafts = read();
  if (drafts !== null && drafts.whose !== signedIn) sessionStorage.removeItem(NAME);
}
