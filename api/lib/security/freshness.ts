import { HttpError } from "../http/errors.ts";

const FRESH_FOR_MS = 5 * 60_000;

/** @throws {HttpError} 403 `password-needed` after five minutes */
export function demandFresh({ passwordGivenAt }: { passwordGivenAt: Date }, now: Date): void {
  if (now.getTime() - passwordGivenAt.getTime() > FRESH_FOR_MS) {
    throw new HttpError(403, "password-needed", "Please give your password again.");
  }
}
