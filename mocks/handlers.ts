import { type Endpoints, endpoints } from "@gbvf/api/contract.ts";
import type { Endpoint } from "@gbvf/api/shared/http/endpoint.ts";
import { type HttpHandler, http } from "msw/http";
import { changes } from "./changes.ts";
import { files } from "./files.ts";
import { findEndpoint } from "./findEndpoint.ts";
import { reads } from "./reads.ts";
import { respond, respondRecorded } from "./respond.ts";

export const mockResponses: Partial<Record<keyof Endpoints, unknown>> = { ...changes, ...files, ...reads };

/** Endpoints without a handwritten mock respond with what was recorded from the API. */
const handlerByEndpoint = new Map<Endpoint | undefined, HttpHandler>(
  endpoints.map((endpoint: Endpoint) => {
    const body = mockResponses[`${endpoint.method} ${endpoint.path}` as keyof Endpoints];
    return [endpoint, body === undefined ? respondRecorded(endpoint) : respond(endpoint, body as never)];
  }),
);

/** A single handler, because MSW parses the request again for each. */
export const handlers: HttpHandler[] = [
  http.all(
    ({ request }) => handlerByEndpoint.has(findEndpoint(request)),
    async ({ request, requestId }) => {
      const result = await handlerByEndpoint.get(findEndpoint(request))?.run({ request, requestId });
      return result?.response;
    },
  ),
];
