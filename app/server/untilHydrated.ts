/** Listener options that end with the app's event. */
function until(event: "hydrating" | "hydrated"): { capture: true; signal: AbortSignal } {
  const end = new AbortController();
  document.addEventListener(event, () => end.abort());
  return { capture: true, signal: end.signal };
}

/** From then on React hydrates at once what is pressed or typed into. */
export const untilHydrating = until("hydrating");

/** From then on the app's own listeners exist. */
export const untilHydrated = until("hydrated");
