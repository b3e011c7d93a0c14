/** Options of a listener that ends with the event, after which React handles input itself. */
function until(event: "hydrating" | "hydrated"): { capture: true; signal: AbortSignal } {
  const end = new AbortController();
  document.addEventListener(event, () => end.abort());
  return { capture: true, signal: end.signal };
}

export const UNTIL_HYDRATING = until("hydrating");

export const UNTIL_HYDRATED = until("hydrated");
