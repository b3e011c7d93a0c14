import { type RefObject, useCallback, useEffect, useRef, useState } from "react";

export interface QueueFocus {
  active: string | undefined;
  setActive: (id: string) => void;
  /** Moves the focus by rows, but not beyond the first and the last. */
  moveFocusBy: (id: string, steps: number) => void;
  /** Focuses the next row that is due, otherwise the first. If no row is left, the focus stays until a row is added. */
  focusNextDue: (id: string) => void;
  focusRow: (id: string) => void;
}

/**
 * After a button is pressed, the same button of the next row takes the focus, so that people who use a switch
 * need one press for each contact.
 */
export function useQueueFocus(
  root: RefObject<HTMLElement | null>,
  ids: readonly string[],
  isDue: (id: string) => boolean,
): QueueFocus {
  const [chosen, setActive] = useState<string>();
  const active = chosen !== undefined && ids.includes(chosen) ? chosen : ids[0];

  const focus = useCallback(
    (id: string, action?: string) => {
      setActive(id);
      const row = root.current?.querySelector<HTMLElement>(`[data-row="${id}"]`);
      const button = action && row?.querySelector<HTMLElement>(`[data-act="${action}"]`);
      const target = button || row;
      target?.focus({ preventScroll: true });
      row?.scrollIntoView({ block: "nearest" });
    },
    [root],
  );

  const moveFocusBy = (id: string, steps: number) => {
    const next = ids[ids.indexOf(id) + steps];
    if (next !== undefined) focus(next);
  };
  /** The row on which the focus waits until further rows have loaded. */
  const pendingFocus = useRef<string>(undefined);
  const focusNextDue = (id: string) => {
    const index = ids.indexOf(id);
    const isOpen = (each: string) => each !== id && isDue(each);
    const next = ids.slice(index + 1).find(isOpen) ?? ids.slice(0, index).find(isOpen);
    const pressedAction = document.activeElement?.getAttribute("data-act") ?? undefined;
    pendingFocus.current = next === undefined ? id : undefined;
    focus(next ?? id, next === undefined ? undefined : pressedAction);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only new rows end the wait
  useEffect(() => {
    const isStillThere = document.activeElement?.getAttribute("data-row") === pendingFocus.current;
    if (pendingFocus.current !== undefined && isStillThere) focusNextDue(pendingFocus.current);
  }, [ids]);
  return { active, setActive, moveFocusBy, focusNextDue, focusRow: focus };
}
