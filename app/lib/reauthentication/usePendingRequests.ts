import { useCallback, useRef, useState } from "react";
import type { ApiError } from "../api-client/ApiError.ts";

export type PendingRequests = {
  isOpen: boolean;
  /** Rejects if the person cancels. */
  wait: () => Promise<void>;
  /** Returns a function that lets all waiting requests continue, at once or later. */
  release: () => () => void;
  rejectAll: (error: ApiError) => void;
};

export function usePendingRequests(): PendingRequests {
  const pending = useRef<{ resolve: () => void; reject: (error: ApiError) => void }[]>([]);
  const [isOpen, setOpen] = useState(false);
  const wait = useCallback(
    () =>
      new Promise<void>((resolve, reject) => {
        pending.current.push({ resolve, reject });
        setOpen(true);
      }),
    [],
  );
  const release = () => {
    const releasedRequests = pending.current.splice(0);
    setOpen(false);
    return () => {
      for (const { resolve } of releasedRequests) resolve();
    };
  };
  const rejectAll = (error: ApiError) => {
    setOpen(false);
    for (const each of pending.current.splice(0)) each.reject(error);
  };
  return { isOpen, wait, release, rejectAll };
}
