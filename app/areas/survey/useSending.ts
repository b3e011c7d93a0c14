import { useEffect, useEffectEvent, useRef, useState } from "react";
import { ApiError } from "../../lib/api-client/ApiError.ts";

export type Sending =
  | { state: "idle" | "sending" | "done" }
  /** `waiting`: a retry follows automatically. */
  | { state: "waiting"; error: ApiError }
  | { state: "refused"; error: ApiError };

const FIRST_BACKOFF_MS = 2_000;
const MAX_BACKOFF_MS = 30_000;

/** Retries after growing pauses, and when the device is online again. */
export function useSending(send: () => Promise<unknown>): { sending: Sending; start: () => void } {
  const [sending, setSending] = useState<Sending>({ state: "idle" });
  const tries = useRef(0);
  const isRunning = useRef(false);
  const start = async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    if (tries.current === 0) setSending({ state: "sending" });
    tries.current += 1;
    try {
      await send();
      tries.current = 0;
      setSending({ state: "done" });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!error.isTransient) tries.current = 0;
      setSending({ state: error.isTransient ? "waiting" : "refused", error });
    } finally {
      isRunning.current = false;
    }
  };
  const startAgain = useEffectEvent(start);
  useEffect(() => {
    if (sending.state !== "waiting") return;
    const retry = () => void startAgain();
    const timer = setTimeout(retry, Math.min(FIRST_BACKOFF_MS * 2 ** (tries.current - 1), MAX_BACKOFF_MS));
    window.addEventListener("online", retry);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("online", retry);
    };
  }, [sending]);
  return { sending, start: () => void start() };
}
