import { useEffect, useState } from "react";

/** Letters that follow each other faster than this are looked for together. */
const TYPING_PAUSE_MS = 300;

/** What was typed, once the typing pauses. */
export function useDebounced(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
