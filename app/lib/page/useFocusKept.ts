import { type RefObject, useEffect, useRef } from "react";

/** Takes focus when a change of `step` has removed the focused element. */
export function useFocusKept<E extends HTMLElement>(step: unknown): RefObject<E | null> {
  const element = useRef<E>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    if (document.activeElement === document.body) element.current?.focus();
  }, [step]);
  return element;
}
