import { ToastRegion } from "@gbvf/ui/primitives/Toast/ToastRegion.tsx";
import { useEffect } from "react";
import { sayLeftNotice } from "../lib/page/leftNotice.ts";

export function Toasts() {
  useEffect(() => sayLeftNotice(), []);
  return <ToastRegion />;
}
