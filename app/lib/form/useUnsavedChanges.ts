import { isPageCovered } from "@gbvf/ui/primitives/ExitThisPage/coverPage.ts";
import { useEffect, useState } from "react";
import { guardLeaving } from "../page/leaving.ts";

export type UnsavedChanges = {
  /** Null if nobody wants to leave. */
  goOn: (() => void) | null;
  stay: () => void;
};

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

/** 'Exit this page' never waits for the browser's own question. */
function guardClosing(): () => void {
  const onClose = (event: BeforeUnloadEvent) => {
    if (!isPageCovered()) event.preventDefault();
  };
  window.addEventListener("beforeunload", onClose);
  return () => window.removeEventListener("beforeunload", onClose);
}
