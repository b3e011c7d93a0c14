type Ask = (goOn: () => void) => void;

let guard: { ask: Ask; position: number; pathname: string } | null = null;

/**
 * Asks before a link or the browser's Back leaves the page; the returned function removes the guard. Steps of the
 * history within the page, such as those of a form in several steps, do not count.
 */
export function guardLeaving(ask: Ask): () => void {
  const own = { ask, position: positionOf(window.history.state), pathname: window.location.pathname };
  guard = own;
  return () => {
    if (guard === own) guard = null;
  };
}

/** Follows a link once the page's guard agrees. */
export function leave(goOn: () => void): void {
  if (guard === null) goOn();
  else guard.ask(goOn);
}

/**
 * Lets guards see steps in the browser's history: a step is undone, and repeated when the reader agrees. Call it once,
 * before the router is drawn, because browsers call a window's listeners in order.
 */
export function watchHistory(): void {
  let isUndoing = false;
  window.addEventListener("popstate", (event) => {
    if (isUndoing) {
      isUndoing = false;
      event.stopImmediatePropagation();
      return;
    }
    if (guard?.pathname === window.location.pathname) {
      guard.position = positionOf(event.state);
      return;
    }
    const step = guard === null ? 0 : positionOf(event.state) - guard.position;
    if (guard === null || step === 0) return;
    event.stopImmediatePropagation();
    isUndoing = true;
    window.history.go(-step);
    guard.ask(() => {
      guard = null;
      window.history.go(step);
    });
  });
}

/** The router writes the position in the history into each entry's state. */
const positionOf = (state: unknown): number =>
  typeof state === "object" && state !== null && "idx" in state && typeof state.idx === "number"
    ? state.idx
    : 0;
