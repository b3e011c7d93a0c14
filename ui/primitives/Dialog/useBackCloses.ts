import { useEffect, useEffectEvent } from "react";

interface OpenDialog {
  position: number;
  close: () => void;
}

const dialogs: OpenDialog[] = [];
/** The router does not see such steps in the history. */
let onArrival: (() => void) | null = null;
let lastPosition = 0;

/** React Router numbers its entries by `idx`; ours follow them. */
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
    // A choice in the dialog may have added entries above it, which stay.
    step(1, top.close);
  } else if (event.state?.isDialog) {
    // The reader left this dialog by a link.
    window.history.go(direction);
  } else return;
  event.stopImmediatePropagation();
}

function add(close: () => void): OpenDialog {
  // The router has been listening since the start, so this captures.
  window.addEventListener("popstate", onPopState, { capture: true });
  const { state } = window.history;
  const dialog = { position: positionOf(state) + 1, close };
  lastPosition = dialog.position;
  window.history.pushState({ ...state, idx: dialog.position, isDialog: true }, "");
  dialogs.push(dialog);
  return dialog;
}

/** The current address stays. */
function remove(dialog: OpenDialog): void {
  dialogs.splice(dialogs.indexOf(dialog), 1);
  const { state } = window.history;
  const { href } = window.location;
  if (positionOf(state) !== dialog.position) return;
  const { isDialog: _, ...below } = state;
  step(-1, () => window.history.replaceState({ ...below, idx: dialog.position - 1 }, "", href));
}

/** Back closes an open dialog only. */
export function useBackCloses(close: () => void): void {
  const onBack = useEffectEvent(close);
  useEffect(() => {
    let dialog: OpenDialog | undefined;
    // React mounts twice in development, and history steps take time.
    const timer = setTimeout(() => {
      dialog = add(() => onBack());
    });
    return () => {
      clearTimeout(timer);
      if (dialog) setTimeout(remove, 0, dialog);
    };
  }, []);
}
