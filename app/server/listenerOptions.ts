/** Options of a listener that ends with the event, after which React handles input itself. */
function createListenerOptions(event: "hydrating" | "hydrated"): { capture: true; signal: AbortSignal } {
  const end = new AbortController();
  document.addEventListener(event, () => end.abort());
  return { capture: true, signal: end.signal };
}

export const UNTIL_HYDRATING = createListenerOptions("hydrating");

export const UNTIL_HYDRATED = createListenerOptions("hydrated");
