import { useEffect, useEffectEvent } from "react";
import { useRefresh } from "../../../lib/api-client/useRefresh.ts";
import { DECISION_REFRESHES } from "./useApplication.ts";

/** E-mails are sent every few seconds. */
const AFTERWARDS_MS = 3_000;

export function useEmailCountdown(letterGoesAt: string | null): void {
  const refresh = useRefresh();
  const look = useEffectEvent(() => void refresh(DECISION_REFRESHES));
  useEffect(() => {
    if (letterGoesAt === null) return;
    const timer = setTimeout(look, Math.max(0, Date.parse(letterGoesAt) - Date.now()) + AFTERWARDS_MS);
    return () => clearTimeout(timer);
  }, [letterGoesAt]);
}
