import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "pino";
import type { Metrics } from "./metrics.ts";

export const REQUEST_ID = "X-Request-Id";
/** A WeakMap costs as much as finding a cached answer. */
const ROUTE = Symbol("route");
const HIDDEN = Symbol("hidden");
type Hidden = "from the log" | "everywhere";
type NamedRequest = IncomingMessage & { [ROUTE]?: string; [HIDDEN]?: Hidden };

/** Never what was typed. */
export function nameRoute(request: NamedRequest, name: string, hidden?: Hidden): void {
  request[ROUTE] = name;
  if (hidden) request[HIDDEN] = hidden;
}

export function requestIdOf(response: ServerResponse): string {
  return String(response.getHeader(REQUEST_ID));
}

type Written = { requestId: string; ms: number };

/** Without address and query: searches here are private. */
export class RequestLog {
  readonly #logger: Logger;
  readonly #metrics: Metrics;
  readonly #kinds = new Map<string, (answer: Written) => void>();

  constructor(logger: Logger, metrics: Metrics) {
    this.#logger = logger;
    this.#metrics = metrics;
  }

  record(request: NamedRequest, response: ServerResponse): string {
    const startedAt = performance.now();
    const requestId = randomUUID();
    response.on("close", () => {
      const ms = Math.round((performance.now() - startedAt) * 10) / 10;
      const { method = "", [ROUTE]: route = "other" } = request;
      const hidden = response.statusCode >= 500 ? undefined : request[HIDDEN];
      if (hidden === "everywhere") return;
      this.#writerOf(method, route, response.statusCode, hidden === undefined)({ requestId, ms });
    });
    return requestId;
  }

  #writerOf(method: string, route: string, status: number, isLogged: boolean): (answer: Written) => void {
    const kind = `${method} ${status} ${route}`;
    const cached = this.#kinds.get(kind);
    if (cached !== undefined) return cached;
    const logger = this.#logger.child({ method, route, status });
    const level = status >= 500 ? "error" : "info";
    const count = this.#metrics.answersOf(method, route, status);
    const write = (answer: Written) => {
      count(answer.ms / 1000);
      if (isLogged) logger[level](answer, "request");
    };
    this.#kinds.set(kind, write);
    return write;
  }
}
