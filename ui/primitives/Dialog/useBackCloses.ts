import { useEffect, useEffectEvent } from "react";

interface OpenDialog {
  /** Of the entry that stands for the dialog in the browser's history. */
  position: number;
  close: () => void;
}

const dialogs: OpenDialog[] = [];
/** What is done once the step that was asked for has been taken; the router need not see such steps. */
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
    // What was chosen in the dialog may have replaced its entry or put others above it: that stays.
    step(1, top.close);
  } else if (event.state?.isDialog) {
    // Left by a dialog from which the reader went on: there is nothing to see.
    window.history.go(direction);
  } else return;
  event.stopImmediatePropagation();
}

function add(close: () => void): OpenDialog {
  // Before the router, which listens since its start.
  window.addEventListener("popstate", onPopState, { capture: true });
  const { state } = window.history;
  const dialog = { position: positionOf(state) + 1, close };
  lastPosition = dialog.position;
  window.history.pushState({ ...state, idx: dialog.position, isDialog: true }, "");
  dialogs.push(dialog);
  return dialog;
}

/** Takes the dialog's entry away, unless the reader went on from it. What the address says by now stays. */
function remove(dialog: OpenDialog): void {
  dialogs.splice(dialogs.indexOf(dialog), 1);
  const { state } = window.history;
  const { href } = window.location;
  if (positionOf(state) !== dialog.position) return;
  const { isDialog: _, ...below } = state;
  step(-1, () => window.history.replaceState({ ...below, idx: dialog.position - 1 }, "", href));
}

/** While a dialog is drawn, the browser's Back closes it and leads nowhere else. */
export function useBackCloses(close: () => void): void {
  const onBack = useEffectEvent(close);
  useEffect(() => {
    let dialog: OpenDialog | undefined;
    // Later, because React draws a new component twice while it is developed, and steps take their time.
    const timer = setTimeout(() => {
      dialog = add(() => onBack());
    });
    return () => {
      clearTimeout(timer);
      if (dialog) setTimeout(remove, 0, dialog);
    };
  }, []);
}
