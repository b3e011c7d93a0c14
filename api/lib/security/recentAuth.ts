import { HttpError } from "../http/errors.ts";

const RECENT_AUTH_MS = 5 * 60_000;

/** @throws {HttpError} 403 `password-needed` if the password was given more than five minutes ago */
export function requireRecentAuth({ authenticatedAt }: { authenticatedAt: Date }, now: Date): void {
  if (now.getTime() - authenticatedAt.getTime() > RECENT_AUTH_MS) {
    throw new HttpError(403, "password-needed", "Please give your password again.");
  }
}
