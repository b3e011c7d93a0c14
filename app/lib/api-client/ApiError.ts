import type { Problem } from "@gbvf/api/shared/http/problem.ts";

export type Conflict = { changedBy: string; changedAt: string; current: unknown };

export const GENERIC_FAILURE = "An error has occured please try again later";

/** `status` is 0 without a response. `requestId` finds the request in the log; it may be empty. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly requestId: string;
  readonly errors: NonNullable<Problem["errors"]>;
  /** `changed` adds who saved, when, and the current row; `waiting` who captured it. */
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

  /** A later try may succeed. */
  get isPassing(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}
