import { useEffect } from "react";

/** Tells the start script that React now hears what is beside this, within the same boundary. */
export function Hydrated() {
  useEffect(() => void document.dispatchEvent(new Event("hydrated")), []);
  return null;
}
