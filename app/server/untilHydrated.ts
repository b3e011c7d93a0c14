function until(event: "hydrating" | "hydrated"): { capture: true; signal: AbortSignal } {
  const end = new AbortController();
  document.addEventListener(event, () => end.abort());
  return { capture: true, signal: end.signal };
}

export const untilHydrating = until("hydrating");

export const untilHydrated = until("hydrated");
