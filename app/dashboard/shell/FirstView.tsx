import { useCallback } from "react";
import { useLocation } from "react-router-dom";

/** React clears away what the server wrote when it first draws. */
const written = document.getElementById("first-view");
const opened = window.location.pathname + window.location.search;

/** Keeps heading and finding until the screen can be drawn. */
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
