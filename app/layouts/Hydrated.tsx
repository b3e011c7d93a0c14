import { useEffect } from "react";
import { Hydration } from "../lib/page/replay.ts";

/** Tells the start script that React has hydrated this Suspense boundary. */
export function Hydrated() {
  useEffect(() => void document.dispatchEvent(new Hydration()), []);
  return null;
}
