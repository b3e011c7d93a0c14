import { ToastRegion } from "@gbvf/ui/primitives/Toast/ToastRegion.tsx";
import { useEffect } from "react";
import { sayLeftNotice } from "../lib/leftNotice.ts";

/** First those left by the previous page. */
export function Toasts() {
  useEffect(() => sayLeftNotice(), []);
  return <ToastRegion />;
}
