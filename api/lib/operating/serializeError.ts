/** Fields that are logged. Other fields of an error may contain input of users. */
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
const SHORT_WORD = /^[\w .:-]{1,80}$/;
const MAX_DEPTH = 3;

/** The message is logged, so it must not quote input. */
export class InternalError extends Error {
  override name = "InternalError";
}

type LoggedError = Readonly<Record<string, unknown>>;

export function serializeError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error };
  const values = error as unknown as Record<string, unknown>;
  const fields = FIELDS.map((name) => [name, values[name]] as const).filter(([, value]) => isShort(value));
  const inner = error instanceof AggregateError ? error.errors[0] : error.cause;
  return {
    type: error.constructor.name,
    ...(error instanceof InternalError && { message: error.message }),
    ...Object.fromEntries(fields),
    stack: parseFrames(error),
    ...(inner !== undefined && depth < MAX_DEPTH && { cause: serializeError(inner, depth + 1) }),
  };
}

export function summarizeError(error: unknown): string {
  const { stack: _stack, cause: _cause, ...rest } = serializeError(error);
  return Object.values(rest).join(" ");
}

const isShort = (value: unknown): boolean =>
  typeof value === "number" || (typeof value === "string" && SHORT_WORD.test(value));

/** Omits the first lines of the stack, because they contain the message. */
function parseFrames({ stack = "" }: Error): string[] {
  return stack.split("\n").flatMap((line) => /^\s+at (.*:\d+:\d+\)?)$/.exec(line)?.[1] ?? []);
}
