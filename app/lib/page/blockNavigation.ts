type ConfirmLeaving = (leave: () => void) => void;

let guard: { confirmLeaving: ConfirmLeaving; position: number; pathname: string } | null = null;

/**
 * Asks before navigation to another page, not before navigation within the page.
 * @returns a function that removes the block
 */
export function blockNavigation(confirmLeaving: ConfirmLeaving): () => void {
  const newGuard = {
    confirmLeaving,
    position: getPosition(window.history.state),
    pathname: window.location.pathname,
  };
  guard = newGuard;
  return () => {
    if (guard === newGuard) guard = null;
  };
}

export function leavePage(leave: () => void): void {
  if (guard === null) leave();
  else guard.confirmLeaving(leave);
}

/**
 * Undoes a step in the history, and repeats it if the reader confirms. Call it once, before the router
 * renders.
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
      guard.position = getPosition(event.state);
      return;
    }
    const step = guard === null ? 0 : getPosition(event.state) - guard.position;
    if (guard === null || step === 0) return;
    event.stopImmediatePropagation();
    isUndoing = true;
    window.history.go(-step);
    guard.confirmLeaving(() => {
      guard = null;
      window.history.go(step);
    });
  });
}

const getPosition = (state: unknown): number =>
  typeof state === "object" && state !== null && "idx" in state && typeof state.idx === "number"
    ? state.idx
    : 0;
