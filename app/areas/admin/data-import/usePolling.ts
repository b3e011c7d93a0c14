import { useEffect, useRef } from "react";
import { type RefreshTarget, useRefresh } from "../../../lib/api-client/useRefresh.ts";

const INTERVAL_MS = 1_000;

/** Polls a second after each response. */
export function usePolling(isRunning: boolean, what: readonly RefreshTarget[]): void {
  const refresh = useRefresh();
  const latest = useRef(() => refresh(what));
  useEffect(() => {
    latest.current = () => refresh(what);
  });
  useEffect(() => {
    if (!isRunning) return;
    let timer = setTimeout(poll, INTERVAL_MS);
    let isOver = false;
    async function poll() {
      await latest.current();
      if (!isOver) timer = setTimeout(poll, INTERVAL_MS);
    }
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isRunning]);
}
