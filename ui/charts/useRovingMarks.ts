import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";

/** Where a key leads in rows of so many marks each; undefined where it leads nowhere. */
export function markAfterKey(index: number, count: number, key: string, columns = 1): number | undefined {
  const next = {
    ArrowRight: index + 1,
    ArrowDown: index + columns,
    ArrowLeft: index - 1,
    ArrowUp: index - columns,
    Home: 0,
    End: count - 1,
  }[key];
  return next !== undefined && next >= 0 && next < count ? next : undefined;
}

/**
 * Makes a chart's marks one stop of the Tab key: arrows, Home and End move between them. The active mark, whose value
 * is read out, is the one that is focused, hovered or tapped; Escape puts the readout away. Where the marks stand in
 * rows, `columns` is the length of each: up and down then lead to the row above and below.
 */
export function useRovingMarks(count: number, columns?: number) {
  const [stop, setStop] = useState(0);
  const [active, setActive] = useState<number | null>(null);
  const marks = useRef<(SVGElement | HTMLElement | null)[]>([]);

  const markProps = (index: number) => ({
    ref: (mark: SVGElement | HTMLElement | null) => {
      marks.current[index] = mark;
    },
    tabIndex: index === Math.min(stop, count - 1) ? 0 : -1,
    onFocus: () => {
      setStop(index);
      setActive(index);
    },
    onBlur: () => setActive(null),
    onClick: () => setActive(index),
    onPointerEnter: () => setActive(index),
    // A finger that is lifted leaves at once; what it tapped stays read out until something else is tapped.
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType !== "touch") setActive(null);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === "Escape") setActive(null);
      const next = markAfterKey(index, count, event.key, columns);
      if (next === undefined) return;
      event.preventDefault();
      marks.current[next]?.focus();
    },
  });

  return { active: active !== null && active < count ? active : null, setActive, markProps };
}
