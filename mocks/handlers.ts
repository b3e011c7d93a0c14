import { type Endpoints, endpoints } from "@gbvf/api/contract.ts";
import type { Endpoint } from "@gbvf/api/shared/http/endpoint.ts";
import type { HttpHandler } from "msw/http";
import { changes } from "./changes.ts";
import { files } from "./files.ts";
import { reads } from "./reads.ts";
import { respond, respondRecorded } from "./respond.ts";

export const written: Partial<Record<keyof Endpoints, unknown>> = { ...changes, ...files, ...reads };

/** What is not written by hand is recorded. */
export const handlers: HttpHandler[] = endpoints.map((endpoint: Endpoint) => {
  const body = written[`${endpoint.method} ${endpoint.path}` as keyof Endpoints];
  return body === undefined ? respondRecorded(endpoint) : respond(endpoint, body as never);
});
