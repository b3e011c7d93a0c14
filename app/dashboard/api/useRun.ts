import { useRef, useState } from "react";
import { ApiError, GENERIC_FAILURE } from "../../lib/calls/ApiError.ts";
import { request } from "../../lib/calls/request.ts";

export type RunState =
  | undefined
  | "running"
  | { address: string; text: string }
  | { address: string; problem: string; status: number };

/** Of several runs, the last one counts. */
export function useRun() {
  const [answer, setAnswer] = useState<RunState>();
  const latest = useRef<symbol>(undefined);
  const run = async (address: string) => {
    const own = Symbol(address);
    latest.current = own;
    setAnswer("running");
    // Like any program, it sends no session.
    const state = await request(address, { credentials: "omit" }).then(
      (found): RunState => ({ address, text: JSON.stringify(found, null, 2) }),
      (error): RunState =>
        error instanceof ApiError
          ? { address, problem: error.message, status: error.status }
          : { address, problem: GENERIC_FAILURE, status: 0 },
    );
    if (latest.current === own) setAnswer(state);
  };
  return { answer, run };
}
