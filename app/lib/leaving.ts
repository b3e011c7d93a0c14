type Guard = (goOn: () => void) => void;

let guard: Guard | null = null;

/** Asks before a link is followed, until the answer is called. The guard calls `goOn` when the reader agrees. */
export function guardLeaving(ask: Guard): () => void {
  guard = ask;
  return () => {
    if (guard === ask) guard = null;
  };
}

/** Follows a link, once whoever guards the page agrees. */
export function leave(goOn: () => void): void {
  if (guard === null) goOn();
  else guard(goOn);
}
