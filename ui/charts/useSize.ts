import { createContext, type RefObject, useContext, useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import { getTextScale } from "../tokens/textScale.ts";
import { useIsServerRendered } from "../tokens/useIsServerRendered.ts";

/** In px: the width of an A4 sheet without its margins and the padding of a card. */
const PAPER_WIDTH = 600;

/**
 * The width in px for which the server draws. The view box scales the drawing, which stays legible on a phone
 * and a desktop.
 */
export const ServerWidth = createContext(480);

interface Size {
  width: number;
  height: number;
  scale: number;
  /** True if the server drew it, without knowing the width. */
  isOfServer?: boolean;
}

/**
 * Returns width and height in px at the default text size, also for paper. A drawing with them as its view
 * box grows by `scale` with the reader's text. Both are 0 until the element is in the page, unless the server
 * drew it.
 */
export function useSize(ref: RefObject<HTMLElement | null>, serverHeight: number): Size {
  const isServerRendered = useIsServerRendered();
  const serverWidth = useContext(ServerWidth);
  const [size, setSize] = useState<Size>(
    isServerRendered
      ? { width: serverWidth, height: serverHeight, scale: 1, isOfServer: true }
      : { width: 0, height: 0, scale: 1 },
  );
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const scale = getTextScale();
      setSize({ width: element.clientWidth / scale, height: element.clientHeight / scale, scale });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // No `ResizeObserver` runs between the layout for paper and the print.
    const fitPaper = () => {
      const paperWidth = Number(getComputedStyle(element).getPropertyValue("--paper-width"));
      flushSync(() =>
        setSize((before) => ({ ...before, width: paperWidth || Math.min(before.width, PAPER_WIDTH) })),
      );
    };
    addEventListener("beforeprint", fitPaper);
    addEventListener("afterprint", measure);
    return () => {
      observer.disconnect();
      removeEventListener("beforeprint", fitPaper);
      removeEventListener("afterprint", measure);
    };
  }, [ref]);
  return size;
}
