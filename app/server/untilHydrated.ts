/** Options of listeners that are removed when the app fires the event. */
function until(event: "hydrating" | "hydrated"): { capture: true; signal: AbortSignal } {
  const end = new AbortController();
  document.addEventListener(event, () => end.abort());
  return { capture: true, signal: end.signal };
}

/** From then on React hydrates at once whatever somebody presses or types into. */
export const untilHydrating = until("hydrating");

/** From then on the app's own listeners are there. */
export const untilHydrated = until("hydrated");
