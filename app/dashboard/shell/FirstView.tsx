import { useCallback } from "react";
import { useLocation } from "react-router-dom";

/** What the server wrote for the address that was opened; React clears it away when it first draws. */
const written = document.getElementById("first-view");
const opened = window.location.pathname + window.location.search;

/** Keeps the heading and the finding of the page that was opened until its screen can be drawn. */
export function FirstView() {
  const { pathname, search } = useLocation();
  const isOpened = pathname + search === opened;
  const keep = useCallback(
    (place: HTMLElement | null) => {
      if (isOpened && written !== null) place?.append(written);
    },
    [isOpened],
  );
  return <div role="status" aria-label="Loading" ref={keep} />;
}
