import { StartError } from "./env.ts";
import { loggedError } from "./loggedError.ts";

/** Restricts every file that the product writes to its owner. */
const PRIVATE = 0o077;

/**
 * Runs an npm command. An error ends it with exit code 1: one plain sentence if the operator can correct it, otherwise
 * only what may be logged, because Node would print every field of the error.
 */
export async function runProgram(
  program: () => Promise<void>,
  isPlain: (error: unknown) => error is Error = (error): error is StartError => error instanceof StartError,
): Promise<void> {
  process.umask(PRIVATE);
  const end = (error: unknown) => {
    console.error(isPlain(error) ? error.message : JSON.stringify({ level: 60, err: loggedError(error) }));
    process.exit(1);
  };
  process.on("uncaughtException", end);
  await program().catch(end);
}
