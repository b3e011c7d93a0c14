import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "pino";
import type { Metrics } from "./metrics.ts";

export const REQUEST_ID = "X-Request-Id";
/** A property of the request, because a WeakMap look-up takes as long as a cached response. */
const ROUTE = Symbol("route");
const HIDDEN = Symbol("hidden");
type Hidden = "from the log" | "everywhere";
type LabelledRequest = IncomingMessage & { [ROUTE]?: string; [HIDDEN]?: Hidden };

export function nameRoute(request: LabelledRequest, name: string, hidden?: Hidden): void {
  request[ROUTE] = name;
  if (hidden) request[HIDDEN] = hidden;
}

export function getRequestId(response: ServerResponse): string {
  return String(response.getHeader(REQUEST_ID));
}

export const createRequestId = (): string => randomUUID();

type LoggedResponse = { requestId: string; ms: number };

/** Logs no addresses and no queries, because searches are private. */
export class RequestLog {
  readonly #logger: Logger;
  readonly #metrics: Metrics;
  readonly #writerByKind = new Map<string, (entry: LoggedResponse) => void>();

  constructor(logger: Logger, metrics: Metrics) {
    this.#logger = logger;
    this.#metrics = metrics;
  }

  /** Writes the entry when the response closes. */
  beginRequest(requestId: string, request: LabelledRequest, response: ServerResponse): void {
    const startedAt = performance.now();
    response.on("close", () => {
      const ms = Math.round((performance.now() - startedAt) * 10) / 10;
      const { method = "", [ROUTE]: route = "other" } = request;
      const hidden = response.statusCode >= 500 ? undefined : request[HIDDEN];
      if (hidden === "everywhere") return;
      this.#createWriter(method, route, response.statusCode, hidden === undefined)({ requestId, ms });
    });
  }

  #createWriter(
    method: string,
    route: string,
    status: number,
    isLogged: boolean,
  ): (entry: LoggedResponse) => void {
    const kind = `${method} ${status} ${route}`;
    const cached = this.#writerByKind.get(kind);
    if (cached !== undefined) return cached;
    const logger = this.#logger.child({ method, route, status });
    const level = status >= 500 ? "error" : "info";
    const count = this.#metrics.countResponses(method, route, status);
    const write = (entry: LoggedResponse) => {
      count(entry.ms / 1000);
      if (isLogged) logger[level](entry, "request");
    };
    this.#writerByKind.set(kind, write);
    return write;
  }
}
