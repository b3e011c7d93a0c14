import { useEffect } from "react";
import { Hydration } from "../lib/page/replay.ts";

/** Tells the start script that this Suspense boundary is hydrated. */
export function Hydrated() {
  useEffect(() => void document.dispatchEvent(new Hydration()), []);
  return null;
}
