import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "pino";
import type { Metrics } from "./metrics.ts";

const REQUEST_ID = "X-Request-Id";
const routeNames = new WeakMap<IncomingMessage, string>();

/** Says which declared route answers, for logs and metrics; never what the caller typed. */
export function nameRoute(request: IncomingMessage, name: string): void {
  routeNames.set(request, name);
}

/** The id that names a request in its answer, in the log and in every error. */
export function requestIdOf(response: ServerResponse): string {
  return String(response.getHeader(REQUEST_ID));
}

/**
 * Gives the request its id, and writes one line and one measurement when its answer is out. Neither has the
 * caller's address or the query string: what people search for here is nobody's business.
 */
export function recordRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { logger, metrics }: { logger: Logger; metrics: Metrics },
): void {
  const startedAt = performance.now();
  const requestId = randomUUID();
  response.setHeader(REQUEST_ID, requestId);
  response.once("close", () => {
    const ms = Math.round((performance.now() - startedAt) * 10) / 10;
    const route = routeNames.get(request) ?? "other";
    const method = request.method ?? "";
    metrics.observe(method, route, response.statusCode, ms / 1000);
    const level = response.statusCode >= 500 ? "error" : "info";
    logger[level]({ requestId, method, route, status: response.statusCode, ms }, "request");
  });
}
