import { useCallback, useRef, useState } from "react";
import type { ApiError } from "../ApiError.ts";

export type Waiting = {
  /** Somebody waits for the answer. */
  isOpen: boolean;
  /** Ends when the reader has done what is asked of them; fails where they would not. */
  wait: () => Promise<void>;
  /** Lets everybody who waits go on, now or later. */
  release: () => () => void;
  giveUp: (error: ApiError) => void;
};

/** Calls that wait for one dialog. */
export function useWaiting(): Waiting {
  const waiting = useRef<{ goOn: () => void; giveUp: (error: ApiError) => void }[]>([]);
  const [isOpen, setOpen] = useState(false);
  const wait = useCallback(
    () =>
      new Promise<void>((goOn, giveUp) => {
        waiting.current.push({ goOn, giveUp });
        setOpen(true);
      }),
    [],
  );
  const release = () => {
    const those = waiting.current.splice(0);
    setOpen(false);
    return () => {
      for (const { goOn } of those) goOn();
    };
  };
  const giveUp = (error: ApiError) => {
    setOpen(false);
    for (const each of waiting.current.splice(0)) each.giveUp(error);
  };
  return { isOpen, wait, release, giveUp };
}
