import { type RefObject, useEffect, useRef } from "react";

/** Takes focus when a change of `step` has removed the focused element. `undefined` is a step not loaded yet. */
export function useFocusKept<E extends HTMLElement>(step: unknown): RefObject<E | null> {
  const element = useRef<E>(null);
  const shown = useRef(step);
  useEffect(() => {
    const before = shown.current;
    if (before === step) return;
    shown.current = step;
    if (before !== undefined && document.activeElement === document.body) element.current?.focus();
  }, [step]);
  return element;
}
