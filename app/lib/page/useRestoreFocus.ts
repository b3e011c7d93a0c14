import { type RefObject, useEffect, useRef } from "react";

/**
 * Focuses the element if a new `step` removed the element that had the focus. An `undefined` step has not loaded
 * yet.
 */
export function useRestoreFocus<E extends HTMLElement>(step: unknown): RefObject<E | null> {
  const element = useRef<E>(null);
  const previousStep = useRef(step);
  useEffect(() => {
    const before = previousStep.current;
    if (before === step) return;
    previousStep.current = step;
    if (before !== undefined && document.activeElement === document.body) element.current?.focus();
  }, [step]);
  return element;
}
