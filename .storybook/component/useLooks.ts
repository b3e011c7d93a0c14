import { useEffect, useState } from "react";
import { type Looks, looks } from "./evidence.ts";

export function useLooks(): Looks | null | undefined {
  const [found, setFound] = useState<Looks | null>();
  useEffect(() => {
    void looks.then(setFound);
  }, []);
  return found;
}
