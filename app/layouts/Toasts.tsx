import { ToastRegion } from "@gbvf/ui/primitives/Toast/ToastRegion.tsx";
import { useEffect } from "react";
import { showPendingNotice } from "../lib/page/pendingNotice.ts";

export function Toasts() {
  useEffect(() => showPendingNotice(), []);
  return <ToastRegion />;
}
