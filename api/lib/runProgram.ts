import { StartError } from "./env.ts";
import { loggedError } from "./loggedError.ts";

/** Of every file that the product writes: for its owner alone. */
const PRIVATE = 0o077;

/**
 * Runs what an npm command starts. An error ends it with exit code 1: one plain sentence where whoever started it can
 * mend the fault, else only what may be in a log, for Node would print every field of the error.
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
