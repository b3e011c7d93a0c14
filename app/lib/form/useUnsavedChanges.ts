import { isPageCovered } from "@gbvf/ui/primitives/ExitThisPage/coverPage.ts";
import { useEffect, useState } from "react";
import { guardLeaving } from "../leaving.ts";

export type UnsavedChanges = {
  /** Null if nobody wants to leave. */
  goOn: (() => void) | null;
  stay: () => void;
};

/** Links, Back and closing the tab ask first. */
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

/** The browser's own question; 'Exit this page' never waits. */
function guardClosing(): () => void {
  const onClose = (event: BeforeUnloadEvent) => {
    if (!isPageCovered()) event.preventDefault();
  };
  window.addEventListener("beforeunload", onClose);
  return () => window.removeEventListener("beforeunload", onClose);
}
