import { type RefObject, useCallback, useState } from "react";

export interface QueueFocus {
  /** The row that the keyboard is on, or would come to. */
  active: string | undefined;
  setActive: (id: string) => void;
  /** Goes on from a row by some rows; stays at the ends. */
  moveBy: (id: string, steps: number) => void;
  /** Goes on to the next row that is still due, or back to the first one; stays where none is left. */
  moveOn: (id: string) => void;
  /** Back to the row itself, from its form. */
  focusRow: (id: string) => void;
}

/**
 * The keyboard's way through the rows. Whoever pressed a button in a row comes to the same button of the next: with a
 * switch that moves on by one key, each contact takes one press.
 */
export function useQueueFocus(
  root: RefObject<HTMLElement | null>,
  ids: readonly string[],
  isDue: (id: string) => boolean,
): QueueFocus {
  const [chosen, setActive] = useState<string>();
  const active = chosen !== undefined && ids.includes(chosen) ? chosen : ids[0];

  const focus = useCallback(
    (id: string, act?: string) => {
      setActive(id);
      const row = root.current?.querySelector<HTMLElement>(`[data-row="${id}"]`);
      const button = act && row?.querySelector<HTMLElement>(`[data-act="${act}"]`);
      const target = button || row;
      target?.focus({ preventScroll: true });
      row?.scrollIntoView({ block: "nearest" });
    },
    [root],
  );

  const moveBy = (id: string, steps: number) => {
    const next = ids[ids.indexOf(id) + steps];
    if (next !== undefined) focus(next);
  };
  const moveOn = (id: string) => {
    const place = ids.indexOf(id);
    const isOpen = (each: string) => each !== id && isDue(each);
    const next = ids.slice(place + 1).find(isOpen) ?? ids.slice(0, place).find(isOpen);
    const pressed = document.activeElement?.getAttribute("data-act") ?? undefined;
    focus(next ?? id, next === undefined ? undefined : pressed);
  };
  return { active, setActive, moveBy, moveOn, focusRow: focus };
}
