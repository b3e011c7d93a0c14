/**
 * The only fields of an error that are logged. A message may quote what somebody sent (an address in `duplicate key`,
 * the recipient of a letter), as may `detail`, `parameters`, `where` and whatever a library adds next.
 */
const FIELDS = [
  "code",
  "errno",
  "syscall",
  "severity",
  "schema",
  "table",
  "column",
  "dataType",
  "constraint",
  "routine",
  "command",
  "responseCode",
] as const;
/** Codes, names of columns and the like: one short word, so that nothing longer gets in. */
const SHORT = /^[\w .:-]{1,80}$/;
const DEEPEST = 3;

/** A fault of ours. Its message is logged, so it must not contain anything that a caller sent. */
export class Fault extends Error {
  override name = "Fault";
}

export type LoggedError = Readonly<Record<string, unknown>>;

/** Serialises errors for the log, and for anything else that outlives a request. */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error };
  const values = error as unknown as Record<string, unknown>;
  const fields = FIELDS.map((name) => [name, values[name]] as const).filter(([, value]) => isShort(value));
  const inner = error instanceof AggregateError ? error.errors[0] : error.cause;
  return {
    type: error.constructor.name,
    ...(error instanceof Fault && { message: error.message }),
    ...Object.fromEntries(fields),
    stack: framesOf(error),
    ...(inner !== undefined && depth < DEEPEST && { cause: loggedError(inner, depth + 1) }),
  };
}

/** The error in one short line, without the places in the code. */
export function nameOfError(error: unknown): string {
  const { stack: _stack, cause: _cause, ...rest } = loggedError(error);
  return Object.values(rest).join(" ");
}

const isShort = (value: unknown): boolean =>
  typeof value === "number" || (typeof value === "string" && SHORT.test(value));

/** Without the message, which begins a stack and may have several lines. */
function framesOf({ stack = "" }: Error): string[] {
  return stack.split("\n").flatMap((line) => /^\s+at (.*:\d+:\d+\)?)$/.exec(line)?.[1] ?? []);
}
