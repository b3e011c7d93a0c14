import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "pino";
import type { Metrics } from "./metrics.ts";

export const REQUEST_ID = "X-Request-Id";
/** On the request: a WeakMap costs as much as finding a cached answer. */
const ROUTE = Symbol("route");
const UNLOGGED = Symbol("unlogged");
type NamedRequest = IncomingMessage & { [ROUTE]?: string; [UNLOGGED]?: true };

/** The declared route, never what was typed. Unlogged routes leave a line only on failure. */
export function nameRoute(
  request: NamedRequest,
  name: string,
  { unlogged }: { unlogged?: true | undefined } = {},
): void {
  request[ROUTE] = name;
  if (unlogged) request[UNLOGGED] = true;
}

/** In the answer, the log and every error. */
export function requestIdOf(response: ServerResponse): string {
  return String(response.getHeader(REQUEST_ID));
}

type Written = { requestId: string; ms: number };

/** A line and a measurement per request, without address and query: searches here are private. */
export class RequestLog {
  readonly #logger: Logger;
  readonly #metrics: Metrics;
  /** The shared part is formatted once. */
  readonly #kinds = new Map<string, (answer: Written) => void>();

  constructor(logger: Logger, metrics: Metrics) {
    this.#logger = logger;
    this.#metrics = metrics;
  }

  /** Returns the new id, which the answer must carry. */
  record(request: NamedRequest, response: ServerResponse): string {
    const startedAt = performance.now();
    const requestId = randomUUID();
    response.on("close", () => {
      const ms = Math.round((performance.now() - startedAt) * 10) / 10;
      const isLogged = request[UNLOGGED] === undefined || response.statusCode >= 500;
      const { method = "", [ROUTE]: route = "other" } = request;
      this.#writerOf(method, route, response.statusCode, isLogged)({ requestId, ms });
    });
    return requestId;
  }

  #writerOf(method: string, route: string, status: number, isLogged: boolean): (answer: Written) => void {
    const kind = `${method} ${status} ${route}`;
    const standing = this.#kinds.get(kind);
    if (standing !== undefined) return standing;
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
