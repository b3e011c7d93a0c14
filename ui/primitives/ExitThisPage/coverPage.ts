const coverId = "exit-cover";

/** Whether the reader is on the way out. */
export const isPageCovered = (): boolean => document.getElementById(coverId) !== null;

/**
 * Hides everything and blanks the tab's title, within the call: no network, no rendering to wait for.
 * Coming back by the browser's Back button shows the page again.
 */
export function coverPage() {
  if (isPageCovered()) return;
  const title = document.title;
  const cover = document.createElement("div");
  cover.id = coverId;
  cover.setAttribute("role", "alert");
  cover.setAttribute("aria-label", "Exiting page");
  cover.setAttribute("data-react-aria-top-layer", "true");
  Object.assign(cover.style, {
    position: "fixed",
    inset: "0",
    zIndex: "2147483647",
    background: "#fff",
    forcedColorAdjust: "none",
  });
  document.body.append(cover);
  document.documentElement.style.overflow = "hidden";
  // An empty title would make the tab show the address.
  document.title = "\u200e";

  const uncover = () => {
    cover.remove();
    document.documentElement.style.overflow = "";
    document.title = title;
  };
  window.addEventListener("pageshow", (event) => event.persisted && uncover(), { once: true });
}
