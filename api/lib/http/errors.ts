import { ZodError } from "zod";
import type { Problem } from "../../shared/http/problem.ts";

type FieldError = NonNullable<Problem["errors"]>[number];
export type Conflict = Required<Pick<Problem, "changedBy" | "changedAt" | "current">>;

/** Any other error becomes a 500 or 503 without details. */
export class HttpError extends Error {
  readonly status: number;
  readonly code: string;
  readonly errors: FieldError[] | undefined;

  constructor(status: number, code: string, message: string, errors?: FieldError[]) {
    super(message);
    this.status = status;
    this.code = code;
    this.errors = errors;
  }
}

export class ConflictError extends HttpError {
  readonly conflict: Conflict;

  constructor(
    conflict: Conflict,
    code = "changed",
    message = `${conflict.changedBy} saved changes in the meantime. Look at them, then try again.`,
  ) {
    super(409, code, message);
    this.conflict = conflict;
  }
}

export const notFound = (what: string) => new HttpError(404, "not-found", `${what} was not found.`);
export const signedOut = () => new HttpError(401, "signed-out", "Please sign in.");
export const secondFactorNeeded = () =>
  new HttpError(403, "second-factor-needed", "Please add a second factor to your account first.");
export const unavailable = () =>
  new HttpError(503, "unavailable", "The service is not available for a moment. Please try again.");
export const unconfirmed = () =>
  new HttpError(
    503,
    "unavailable",
    "The service did not answer. Your change may or may not have been saved: please check before you send it again.",
  );
export const notAllowed = () =>
  new HttpError(403, "not-allowed", "You do not have permission to perform this action.");

export function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof ZodError) return invalidInput(error);
  if (isDiskFull(error))
    return new HttpError(
      503,
      "disk-full",
      "The server’s disk is full, so nothing can be saved. Please tell the people who run this site.",
    );
  if (isDatabaseUnavailable(error)) return unavailable();
  const status = getStatus(error);
  if (status === 413) return new HttpError(413, "too-large", "What was sent is too large.");
  if (status === 415) return new HttpError(415, "unsupported", "This content encoding is not supported.");
  if (status === 400 || isUnreadable(error)) {
    return new HttpError(400, "invalid", "What was sent could not be read.");
  }
  return new HttpError(500, "failed", "An error has occured please try again later");
}

function invalidInput(error: ZodError): HttpError {
  const errors = error.issues.map((issue) => ({
    code: issue.code,
    description: issue.message,
    field: issue.path.join("."),
  }));
  return new HttpError(400, "invalid", errors.map((e) => e.description).join(" -- "), errors);
}

/** True if a body does not match its Content-Encoding, or contains a NUL, which PostgreSQL cannot store. */
function isUnreadable(error: unknown): boolean {
  return (
    error instanceof Error && "code" in error && /^(Z_(DATA|BUF)_ERROR|22021|22P05)$/.test(String(error.code))
  );
}

function getStatus(error: unknown): number | undefined {
  return typeof error === "object" && error !== null && "status" in error && typeof error.status === "number"
    ? error.status
    : undefined;
}

/** ENOSPC is the code of the file system, 53100 that of PostgreSQL. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && "code" in error && (error.code === "ENOSPC" || error.code === "53100");

/** Covers PostgreSQL's error classes 08 and 57P, and its time limits. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  return (
    /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|08...|57P0.|53300|57014|55P03|25P03|25006)$/.test(
      code,
    ) ||
    error.name === "KnexTimeoutError" ||
    error.name === "AggregateError" ||
    /Connection terminated|connection timeout|Client has encountered a connection error/i.test(error.message)
  );
}
