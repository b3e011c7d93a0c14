const PATIENCE_MS = 5000;

/**
 * The document listens, because no focusable part hears every key.
 * @returns stops listening
 */
export function countShifts(onThird: () => void, onCount?: (count: number) => void): () => void {
  let presses = 0;
  let isAlone = false;
  let patience: ReturnType<typeof setTimeout>;
  const countTo = (next: number) => {
    presses = next;
    onCount?.(next);
    clearTimeout(patience);
    if (next > 0) patience = setTimeout(() => countTo(0), PATIENCE_MS);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    isAlone = event.key === "Shift";
    if (!isAlone && presses > 0) countTo(0);
  };
  const onKeyUp = (event: KeyboardEvent) => {
    if (event.key !== "Shift" || !isAlone) return;
    countTo(presses + 1);
    if (presses === 3) onThird();
  };
  window.addEventListener("keydown", onKeyDown, true);
  window.addEventListener("keyup", onKeyUp, true);
  return () => {
    clearTimeout(patience);
    window.removeEventListener("keydown", onKeyDown, true);
    window.removeEventListener("keyup", onKeyUp, true);
  };
}
