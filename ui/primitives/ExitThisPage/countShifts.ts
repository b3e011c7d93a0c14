const MAX_PAUSE_MS = 5000;

/** Listens on the window, because the focus may be anywhere in the page. */
export function countShifts(
  signal: AbortSignal,
  onThird: () => void,
  onCount?: (count: number) => void,
): void {
  let presses = 0;
  let isAlone = false;
  let timer: ReturnType<typeof setTimeout>;
  const countTo = (next: number) => {
    presses = next;
    onCount?.(next);
    clearTimeout(timer);
    if (next > 0) timer = setTimeout(() => countTo(0), MAX_PAUSE_MS);
  };
  const onKey = ({ type, key }: KeyboardEvent) => {
    const isShift = key === "Shift";
    if (type === "keyup" && isShift && isAlone) {
      countTo(presses + 1);
      if (presses === 3) onThird();
    }
    if (type === "keydown") {
      isAlone = isShift;
      if (!isShift) countTo(0);
    }
  };
  for (const type of ["keydown", "keyup"] as const)
    window.addEventListener(type, onKey, { capture: true, signal });
}
