import { type RefObject, useEffect, useRef } from "react";

/** For an element that takes focus when a change of `step` has removed what had it, such as the button pressed last. */
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
