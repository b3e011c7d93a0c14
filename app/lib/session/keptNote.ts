/** Signing out deletes them. */
const NAME = "kept-notes";

type Notes = { whose: number | undefined; texts: Record<string, string> };

function read(): Notes | null {
  const kept = sessionStorage.getItem(NAME);
  return kept === null ? null : (JSON.parse(kept) as Notes);
}

export function readNote(whose: number | undefined, name: string): string | null {
  const notes = read();
  return notes?.whose === whose ? (notes?.texts[name] ?? null) : null;
}

/** Null removes it. */
export function keepNote(whose: number | undefined, name: string, text: string | null): void {
  const notes = read();
  const { [name]: _, ...others } = notes?.whose === whose ? (notes?.texts ?? {}) : {};
  const texts = text === null ? others : { ...others, [name]: text };
  if (Object.keys(texts).length === 0) sessionStorage.removeItem(NAME);
  else sessionStorage.setItem(NAME, JSON.stringify({ whose, texts } satisfies Notes));
}

export function forgetNotesOfOthers(signedIn: number | undefined): void {
  const notes = read();
  if (notes !== null && notes.whose !== signedIn) sessionStorage.removeItem(NAME);
}
