import type { Context, Next } from "koa";
import type { Logger } from "pino";
import type { Problem } from "../../shared/http/problem.ts";
import { getRequestId } from "../operating/requestLog.ts";
import { TooManyRequests } from "../security/RateLimiter.ts";
import { ConflictError, HttpError, toHttpError } from "./errors.ts";

export async function rejectUnsupportedMethods(ctx: Context, next: Next): Promise<void> {
  await next();
  const routes = (ctx.matched ?? []) as readonly { methods: readonly string[] }[];
  const allowed = new Set(routes.flatMap(({ methods }) => methods));
  if (ctx.status !== 404 || allowed.size === 0 || allowed.has(ctx.method)) return;
  ctx.set("Allow", [...allowed].sort().join(", "));
  throw new HttpError(405, "method-not-allowed", "This address does not take that method.");
}

/** Sends an id and a plain message to the client, and writes the whole error to the log. */
export async function respondWithError(ctx: Context, next: Next, logger: Logger): Promise<void> {
  try {
    await next();
    if (ctx.status === 404 && ctx.body === undefined) {
      throw new HttpError(404, "not-found", "There is nothing at this address.");
    }
  } catch (error) {
    const httpError = toHttpError(error);
    const { status, code, message, errors } = httpError;
    const requestId = getRequestId(ctx.res);
    if (status >= 500) logger.error({ requestId, err: error }, "request failed");
    ctx.status = status;
    ctx.set("Cache-Control", "no-store");
    if (status === 503) ctx.set("Retry-After", "5");
    if (error instanceof TooManyRequests) ctx.set("Retry-After", String(error.retryAfterSeconds));
    const conflict = httpError instanceof ConflictError ? httpError.conflict : {};
    ctx.body = {
      success: false,
      code,
      message,
      ...(errors && { errors }),
      ...conflict,
      requestId,
    } satisfies Problem;
  }
}
