import { once } from "node:events";
import type { Context, Next } from "koa";
import { type Endpoint, isRepeatable } from "../../shared/http/endpoint.ts";
import { HttpError, unavailable, unconfirmed } from "./errors.ts";

/**
 * Milliseconds, including the time in the queue. nginx stops using a process that takes longer
 * (deploy/nginx.conf).
 */
const DEADLINE_MS = { read: 5000, change: 25_000, file: 55_000 } as const;
export const RESPONSE_DEADLINE_MS = DEADLINE_MS.read;

/**
 * Does not stop the work.
 * @throws {HttpError} 503 after the time limit
 */
export async function withTimeout<T>(
  ms: number,
  work: Promise<T>,
  createError: () => HttpError = unavailable,
): Promise<T> {
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(createError()), ms);
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

export function getDeadline(endpoint: Endpoint): number {
  if (endpoint.upload) return DEADLINE_MS.file;
  return isRepeatable(endpoint) ? DEADLINE_MS.read : DEADLINE_MS.change;
}

export function enforceDeadline(endpoint?: Endpoint) {
  const ms = endpoint === undefined ? RESPONSE_DEADLINE_MS : getDeadline(endpoint);
  const createTimeoutError =
    endpoint === undefined || endpoint.reads || isRepeatable(endpoint) ? unavailable : unconfirmed;
  return async (ctx: Context, next: Next): Promise<void> => {
    const work = next();
    try {
      // The time of an upload depends on the client, so the limit applies from its end.
      if (endpoint?.upload) await Promise.race([work, once(ctx.req, "end").catch(() => work)]);
      await withTimeout(ms, work, createTimeoutError);
    } catch (error) {
      work.catch((lateError) => {
        if (lateError !== error && !(lateError instanceof HttpError)) ctx.app.emit("error", lateError, ctx);
      });
      throw error;
    }
  };
}
