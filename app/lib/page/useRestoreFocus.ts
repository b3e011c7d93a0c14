import { type RefObject, useEffect, useRef } from "react";

/** Takes focus if a new `step` removed the focused element. `undefined` has not loaded yet. */
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
