const hydration = new AbortController();
document.addEventListener("hydrated", () => hydration.abort());

/** Listeners with these options end when React hears the page. */
export const untilHydrated = { capture: true, signal: hydration.signal };
