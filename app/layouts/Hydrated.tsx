import { useEffect } from "react";
import { Hydration } from "../lib/page/replay.ts";

/** Tells the start script that React now hears what is beside this, within the same boundary. */
export function Hydrated() {
  useEffect(() => void document.dispatchEvent(new Hydration()), []);
  return null;
}
