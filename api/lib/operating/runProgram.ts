import { OperatorError } from "./env.ts";
import { serializeError } from "./serializeError.ts";

const PRIVATE = 0o077;

/**
 * If the program fails, prints one sentence and exits with code 1, because Node.js would print every field of
 * the error.
 */
export async function runProgram(
  program: () => Promise<void>,
  isExpected: (error: unknown) => error is Error = (error): error is OperatorError =>
    error instanceof OperatorError,
): Promise<void> {
  process.umask(PRIVATE);
  const describeError = (error: unknown) => (isExpected(error) ? error.message : undefined);
  const end = (error: unknown) => {
    console.error(describeError(error) ?? JSON.stringify({ level: 60, err: serializeError(error) }));
    process.exit(1);
  };
  process.on("uncaughtException", end);
  await program().catch(end);
}
