import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";

export function findMarkAfterKey(index: number, count: number, key: string, columns = 1): number | undefined {
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
 * One Tab stop for a chart's marks: arrows, Home and End move, Escape hides the value. With `columns` marks
 * per row, up and down move between rows.
 */
export function useRovingMarks(count: number, columns?: number) {
  const [tabStop, setTabStop] = useState(0);
  const [active, setActive] = useState<number | null>(null);
  const marks = useRef<(SVGElement | HTMLElement | null)[]>([]);

  const markProps = (index: number) => ({
    ref: (mark: SVGElement | HTMLElement | null) => {
      marks.current[index] = mark;
    },
    tabIndex: index === Math.min(tabStop, count - 1) ? 0 : -1,
    onFocus: () => {
      setTabStop(index);
      setActive(index);
    },
    onBlur: () => setActive(null),
    onClick: () => setActive(index),
    onPointerEnter: () => setActive(index),
    // When a finger lifts, the browser sends this event at once; a tapped mark stays active until another
    // tap.
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType !== "touch") setActive(null);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === "Escape") setActive(null);
      const next = findMarkAfterKey(index, count, event.key, columns);
      if (next === undefined) return;
      event.preventDefault();
      marks.current[next]?.focus();
    },
  });

  return { active: active !== null && active < count ? active : null, setActive, markProps };
}
