import { splitLanguage } from "@gbvf/api/lib/words/drafts.ts";
import { plain } from "@gbvf/ui/text/words.ts";
import { useCallback } from "react";
import { useLocation } from "react-router-dom";

/** React clears away what the server wrote when it first draws. */
const written = document.getElementById("first-view");
const opened = splitLanguage(window.location.pathname).path + window.location.search;

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
  return <div role="status" aria-label={plain("Loading")} ref={keep} />;
}
