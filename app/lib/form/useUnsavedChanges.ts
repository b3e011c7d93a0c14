import { isPageCovered } from "@gbvf/ui/primitives/ExitThisPage/coverPage.ts";
import { useEffect, useState } from "react";
import { guardLeaving } from "../leaving.ts";

export type UnsavedChanges = {
  /** Continues to the reader's target; null if nobody wants to leave. */
  goOn: (() => void) | null;
  stay: () => void;
};

/** Protects unsaved input: links, the browser's Back and closing the tab wait for an answer. */
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

/** The browser asks in its own words; 'Exit this page' never waits. */
function guardClosing(): () => void {
  const onClose = (event: BeforeUnloadEvent) => {
    if (!isPageCovered()) event.preventDefault();
  };
  window.addEventListener("beforeunload", onClose);
  return () => window.removeEventListener("beforeunload", onClose);
}
