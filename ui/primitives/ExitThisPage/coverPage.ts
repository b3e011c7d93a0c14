const coverId = "exit-cover";

export const isPageCovered = (): boolean => document.getElementById(coverId) !== null;

/** Hides the page at once, without waiting for the network or for React. Returning by Back shows it again. */
export function coverPage() {
  if (isPageCovered()) return;
  const title = document.title;
  const cover = document.createElement("div");
  cover.id = coverId;
  cover.setAttribute("role", "alert");
  cover.setAttribute("aria-label", "Exiting page");
  cover.setAttribute("data-react-aria-top-layer", "true");
  cover.style.cssText = "position:fixed;inset:0;z-index:2147483647;background:#fff;forced-color-adjust:none";
  document.body.append(cover);
  // An invisible character, because with an empty title the tab would show the address.
  document.title = "\u200e";

  const uncover = () => {
    cover.remove();
    document.title = title;
  };
  window.addEventListener("pageshow", (event) => event.persisted && uncover(), { once: true });
}
