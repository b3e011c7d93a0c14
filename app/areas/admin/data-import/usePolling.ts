import { useEffect, useRef } from "react";
import { type RefreshTarget, useRefresh } from "../../../lib/api-client/useRefresh.ts";

const INTERVAL_MS = 1_000;

/** Polls a second after each response. */
export function usePolling(isRunning: boolean, targets: readonly RefreshTarget[]): void {
  const refresh = useRefresh();
  const latestRefresh = useRef(() => refresh(targets));
  useEffect(() => {
    latestRefresh.current = () => refresh(targets);
  });
  useEffect(() => {
    if (!isRunning) return;
    let timer = setTimeout(poll, INTERVAL_MS);
    let isStopped = false;
    async function poll() {
      await latestRefresh.current();
      if (!isStopped) timer = setTimeout(poll, INTERVAL_MS);
    }
    return () => {
      isStopped = true;
      clearTimeout(timer);
    };
  }, [isRunning]);
}
