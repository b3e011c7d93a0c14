/** This tab keeps the note for one signed-in person; signing out deletes it. */
const NAME = "kept-note";

type Note = { whose: number | undefined; text: string };

function read(): Note | null {
  const kept = sessionStorage.getItem(NAME);
  return kept === null ? null : (JSON.parse(kept) as Note);
}

export function readNote(whose: number | undefined): string | null {
  const note = read();
  return note?.whose === whose ? (note?.text ?? null) : null;
}

/** Null removes it. */
export function keepNote(whose: number | undefined, text: string | null): void {
  if (text === null) sessionStorage.removeItem(NAME);
  else sessionStorage.setItem(NAME, JSON.stringify({ whose, text } satisfies Note));
}

export function forgetNoteOfOthers(signedIn: number | undefined): void {
  const note = read();
  if (note !== null && note.whose !== signedIn) keepNote(undefined, null);
}
