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
    const endings = [guardLeaving(ask), guardHistory(ask), guardClosing()];
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

/** The router writes the position in the history into each entry's state. */
const positionOf = (state: unknown): number =>
  typeof state === "object" && state !== null && "idx" in state && typeof state.idx === "number"
    ? state.idx
    : 0;

/** Undoes a step in the history before the router sees it, and takes it again when the reader agrees. */
function guardHistory(ask: (leave: () => void) => void): () => void {
  const here = positionOf(window.history.state);
  let isUndoing = false;
  const onPop = (event: PopStateEvent) => {
    const step = positionOf(event.state) - here;
    if (step === 0 && !isUndoing) return;
    event.stopImmediatePropagation();
    if (isUndoing) {
      isUndoing = false;
      return;
    }
    isUndoing = true;
    window.history.go(-step);
    ask(() => {
      end();
      window.history.go(step);
    });
  };
  const end = () => window.removeEventListener("popstate", onPop, { capture: true });
  window.addEventListener("popstate", onPop, { capture: true });
  return end;
}

/** The browser asks in its own words; who leaves by 'Exit this page' is never held up. */
function guardClosing(): () => void {
  const onClose = (event: BeforeUnloadEvent) => {
    if (!isPageCovered()) event.preventDefault();
  };
  window.addEventListener("beforeunload", onClose);
  return () => window.removeEventListener("beforeunload", onClose);
}
