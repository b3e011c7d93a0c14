import type { Problem } from "@gbvf/api/lib/problem.ts";

export type Conflict = { changedBy: string; changedAt: string; current: unknown };

/** What is said where the server gave no words of its own. */
export const GENERIC_FAILURE = "An error has occured please try again later";

/**
 * A call that was refused or did not arrive. `status` is 0 where no answer came; `requestId` is what an operator
 * finds the failed request by, empty where the server did not name one.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly requestId: string;
  readonly errors: NonNullable<Problem["errors"]>;
  /** Of code `changed`: who saved first, when, and the row as it is now. */
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

  /** Whether there is no session, or no longer. */
  get isSignedOut(): boolean {
    return this.code === "signed-out";
  }

  /** Whether the same call may succeed a little later. */
  get isPassing(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}
