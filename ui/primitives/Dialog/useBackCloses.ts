import { useEffect, useEffectEvent } from "react";

interface OpenDialog {
  /** Of the dialog's entry in the browser's history. */
  position: number;
  close: () => void;
}

const dialogs: OpenDialog[] = [];
/** Runs after the requested step in the history; the router does not see such steps. */
let onArrival: (() => void) | null = null;
let lastPosition = 0;

/** React Router numbers its entries by `idx`; ours are numbered along with them. */
const positionOf = (state: unknown): number => Number((state as { idx?: number } | null)?.idx ?? 0);

function step(by: 1 | -1, then: () => void): void {
  onArrival = then;
  window.history.go(by);
}

function onPopState(event: PopStateEvent): void {
  const position = positionOf(event.state);
  const direction = position > lastPosition ? 1 : -1;
  lastPosition = position;
  const top = dialogs.at(-1);
  if (onArrival) {
    const arrive = onArrival;
    onArrival = null;
    arrive();
  } else if (top && position >= top.position - 1) {
    // A choice in the dialog may have replaced its entry or added others above it, which stay.
    step(1, top.close);
  } else if (event.state?.isDialog) {
    // Left over from a dialog that the reader left by a link: nothing to show.
    window.history.go(direction);
  } else return;
  event.stopImmediatePropagation();
}

function add(close: () => void): OpenDialog {
  // Before the router, which has been listening since the start.
  window.addEventListener("popstate", onPopState, { capture: true });
  const { state } = window.history;
  const dialog = { position: positionOf(state) + 1, close };
  lastPosition = dialog.position;
  window.history.pushState({ ...state, idx: dialog.position, isDialog: true }, "");
  dialogs.push(dialog);
  return dialog;
}

/** Removes the dialog's entry, unless the reader has moved on. The current address stays. */
function remove(dialog: OpenDialog): void {
  dialogs.splice(dialogs.indexOf(dialog), 1);
  const { state } = window.history;
  const { href } = window.location;
  if (positionOf(state) !== dialog.position) return;
  const { isDialog: _, ...below } = state;
  step(-1, () => window.history.replaceState({ ...below, idx: dialog.position - 1 }, "", href));
}

/** While a dialog is open, the browser's Back only closes it. */
export function useBackCloses(close: () => void): void {
  const onBack = useEffectEvent(close);
  useEffect(() => {
    let dialog: OpenDialog | undefined;
    // Later, because in development React mounts a new component twice, and history steps take time.
    const timer = setTimeout(() => {
      dialog = add(() => onBack());
    });
    return () => {
      clearTimeout(timer);
      if (dialog) setTimeout(remove, 0, dialog);
    };
  }, []);
}
