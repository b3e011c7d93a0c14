import { isPageCovered } from "@gbvf/ui/primitives/ExitThisPage/coverPage.ts";
import { useEffect, useState } from "react";
import { guardLeaving } from "../leaving.ts";

export type UnsavedChanges = {
  /** Goes on to where the reader wanted to go; null while nobody wants to leave. */
  goOn: (() => void) | null;
  stay: () => void;
};

/** Keeps the reader from losing what they typed: links, the browser's Back and closing the tab wait for an answer. */
export function useUnsavedChanges(isUnsaved: boolean): UnsavedChanges {
  const [goOn, setGoOn] = useState<(() => void) | null>(null);
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (leave: () => void) => setGoOn(() => leave);
    const endings = [guardLeaving(ask), guardClosing()];
    return () => {
      for (const end of endings) end();
    };
  }, [isUnsaved]);
  return {
    goOn:
      goOn &&
      (() => {
        setGoOn(null);
        goOn();
      }),
    stay: () => setGoOn(null),
  };
}

/** The browser asks in its own words; who leaves by 'Exit this page' is never held up. */
function guardClosing(): () => void {
  const onClose = (event: BeforeUnloadEvent) => {
    if (!isPageCovered()) event.preventDefault();
  };
  window.addEventListener("beforeunload", onClose);
  return () => window.removeEventListener("beforeunload", onClose);
}
