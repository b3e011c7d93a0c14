import { useEffect, useState } from "react";
import { type Looks, looks } from "./evidence.ts";

/** Undefined while it loads, null where there are none. */
export function useLooks(): Looks | null | undefined {
  const [found, setFound] = useState<Looks | null>();
  useEffect(() => {
    void looks.then(setFound);
  }, []);
  return found;
}
