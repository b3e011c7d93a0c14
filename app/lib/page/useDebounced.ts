import { useEffect, useState } from "react";

/** Keystrokes with shorter pauses than this are one search. */
const TYPING_PAUSE_MS = 300;

export function useDebounced(value: string): string {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}
