import { DatabaseUnreachable } from "../lib/database/db.ts";
import { isDatabaseUnavailable, isDiskFull } from "../lib/http/errors.ts";

const FIGURES_UNCHANGED = "The figures are as they were before, and the file is not at fault.";

export function describeError(error: unknown, seconds: number): string {
  if (isDiskFull(error)) return `The server’s disk is full. ${FIGURES_UNCHANGED}`;
  if (error instanceof DatabaseUnreachable || isDatabaseUnavailable(error))
    return `The database did not answer within ${Math.max(1, Math.round(seconds))} s. ${FIGURES_UNCHANGED} Please try again later.`;
  return `The import failed. ${FIGURES_UNCHANGED}`;
}
