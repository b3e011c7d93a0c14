import type { Problem } from "@gbvf/api/lib/problem.ts";
import { ApiError } from "./ApiError.ts";

/** A cheap phone on a bad line waits long, but not for ever: then it gets an error, and can try again. */
const PATIENCE_MS = 30_000;

/**
 * Sends one call and returns the parsed JSON.
 *
 * @throws {ApiError} for every answer but a success, and if none came
 */
export async function request(url: string, init: RequestInit = {}): Promise<unknown> {
  const response = await fetch(url, {
    credentials: "include",
    signal: AbortSignal.timeout(PATIENCE_MS),
    ...init,
  }).catch(() => {
    throw new ApiError(0);
  });
  if (!response.ok) throw new ApiError(response.status, await problemOf(response));
  return response.json().catch(() => {
    throw new ApiError(response.status);
  });
}

/** The server's error body; empty if another server answered (a proxy's page). */
async function problemOf(response: Response): Promise<Partial<Problem>> {
  const body: unknown = await response.json().catch(() => undefined);
  return isProblem(body) ? body : {};
}

const isProblem = (body: unknown): body is Problem =>
  typeof body === "object" &&
  body !== null &&
  "success" in body &&
  body.success === false &&
  "message" in body;
