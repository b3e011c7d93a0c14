import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";

/** Where a key leads in a row of marks; undefined where it leads nowhere. */
export function markAfterKey(index: number, count: number, key: string): number | undefined {
  const next = {
    ArrowRight: index + 1,
    ArrowDown: index + 1,
    ArrowLeft: index - 1,
    ArrowUp: index - 1,
    Home: 0,
    End: count - 1,
  }[key];
  return next !== undefined && next >= 0 && next < count ? next : undefined;
}

/**
 * Makes a chart's marks one stop of the Tab key: arrows, Home and End move between them. The active mark, whose value
 * is read out, is the one that is focused, hovered or tapped; Escape puts the readout away.
 */
export function useRovingMarks(count: number) {
  const [stop, setStop] = useState(0);
  const [active, setActive] = useState<number | null>(null);
  const marks = useRef<(SVGElement | null)[]>([]);

  const markProps = (index: number) => ({
    ref: (mark: SVGElement | null) => {
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
      const next = markAfterKey(index, count, event.key);
      if (next === undefined) return;
      event.preventDefault();
      marks.current[next]?.focus();
    },
  });

  return { active: active !== null && active < count ? active : null, setActive, markProps };
}
