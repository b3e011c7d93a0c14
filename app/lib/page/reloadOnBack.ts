const addressOf = ({ pathname, search }: Pick<Location, "pathname" | "search">) => pathname + search;

/** Until the app is there, Back and Forward within a document change the address alone. */
export function reloadOnBack(): void {
  const [navigation] = performance.getEntriesByType("navigation");
  const written = addressOf(new URL(navigation?.name ?? window.location.href));
  const reloadIfLeft = () => {
    if (addressOf(window.location) !== written) window.location.reload();
  };
  reloadIfLeft();
  window.addEventListener("popstate", reloadIfLeft);
  document.addEventListener("hydrated", () => window.removeEventListener("popstate", reloadIfLeft), {
    once: true,
  });
}
