import { ToastRegion } from "@gbvf/ui/primitives/Toast/ToastRegion.tsx";
import { useEffect } from "react";
import { sayLeftNotice } from "../lib/leftNotice.ts";

/** Where short messages appear, first of all what the page before had to say. */
export function Toasts() {
  useEffect(() => sayLeftNotice(), []);
  return <ToastRegion />;
}
