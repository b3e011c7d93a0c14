import type { Problem } from "@gbvf/api/shared/http/problem.ts";

export type Conflict = { changedBy: string; changedAt: string; current: unknown };

export const GENERIC_FAILURE = "An error has occured please try again later";

/** `status` is 0 if no response arrived. `requestId` finds the request in the server's log; it may be "". */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly requestId: string;
  readonly errors: NonNullable<Problem["errors"]>;
  /** For `changed`, who saved, when, and the current row; for `waiting`, the pending capture. */
  readonly conflict: Conflict | undefined;

  constructor(status: number, problem: Partial<Omit<Problem, "success">> = {}) {
    super(problem.message ?? GENERIC_FAILURE);
    this.name = "ApiError";
    this.status = status;
    this.code = problem.code ?? "unreachable";
    this.requestId = problem.requestId ?? "";
    this.errors = problem.errors ?? [];
    const { changedBy, changedAt, current } = problem;
    this.conflict = changedBy && changedAt ? { changedBy, changedAt, current } : undefined;
  }

  get isSignedOut(): boolean {
    return this.code === "signed-out";
  }

  /** True if the same request may succeed later. */
  get isTransient(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}
