import { useEffect } from "react";
import { useLocation } from "react-router-dom";

/** `arrived` changes when more of the page is there. */
export function useAnchor(arrived: unknown): void {
  const { hash } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `arrived` stands for parts that were not there before
  useEffect(() => {
    const part = hash === "" ? null : document.getElementById(hash.slice(1));
    if (part === null) return;
    part.scrollIntoView();
    part.focus({ preventScroll: true });
  }, [hash, arrived]);
}
