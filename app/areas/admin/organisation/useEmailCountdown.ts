import { useEffect, useEffectEvent } from "react";
import { useRefresh } from "../../../lib/api-client/useRefresh.ts";
import { DECISION_REFRESHES } from "./useApplication.ts";

/** The server sends waiting e-mails every few seconds. */
const SENDING_DELAY_MS = 3_000;

export function useEmailCountdown(emailGoesAt: string | null): void {
  const refresh = useRefresh();
  const refreshDecision = useEffectEvent(() => void refresh(DECISION_REFRESHES));
  useEffect(() => {
    if (emailGoesAt === null) return;
    const timer = setTimeout(
      refreshDecision,
      Math.max(0, Date.parse(emailGoesAt) - Date.now()) + SENDING_DELAY_MS,
    );
    return () => clearTimeout(timer);
  }, [emailGoesAt]);
}
