import type { Endpoints } from "@gbvf/api/contract.ts";
import type { Endpoint, Input, Returned } from "@gbvf/api/shared/http/endpoint.ts";
import { FileResponse } from "@gbvf/api/shared/http/fileResponse.ts";
import type { Problem } from "@gbvf/api/shared/http/problem.ts";
import { delay, HttpResponse, type StrictRequest } from "msw";
import { type HttpHandler, http } from "msw/http";
import { findEndpoint, parseParams } from "./findEndpoint.ts";
import { findRecorded, NotRecordedError, requestLine, type Scene } from "./recorded.ts";

async function parseInput<E extends Endpoint>(endpoint: E, request: StrictRequest<never>): Promise<Input<E>> {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  return {
    params: endpoint.params?.parse(parseParams(endpoint, request.url)),
    query: endpoint.query?.parse(query),
    body: endpoint.body?.parse(await request.clone().json()),
  } as Input<E>;
}

function createHandler(
  endpoint: Endpoint,
  resolve: (request: StrictRequest<never>) => Promise<Response>,
  options: { once?: boolean } = {},
): HttpHandler {
  return http.all(
    ({ request }) => findEndpoint(request) === endpoint,
    ({ request }) => resolve(request as StrictRequest<never>).catch(toNotFound),
    options,
  );
}

function toNotFound(error: unknown): Response {
  if (!(error instanceof NotRecordedError)) throw error;
  return problemResponse(404, { code: "not-found", message: error.message });
}

const problemResponse = (status: number, refusal: Pick<Problem, "message"> & Partial<Problem>): Response =>
  HttpResponse.json({ success: false, code: "refused", requestId: "mock-1", ...refusal }, { status });

type Body<E extends Endpoint> = Returned<E> | ((input: Input<E>) => Returned<E> | Promise<Returned<E>>);

/** The response to most requests that change something. */
export const done = (message: string) => ({ success: true, message }) as const;

/** Bodies of responses, by endpoint. */
export type RecordedBodies = { [K in keyof Endpoints]?: Body<Endpoints[K]> };

/** Throws at once if the body does not match the contract; an invalid request fails its story. */
export function respond<E extends Endpoint>(endpoint: E, body: Body<E>): HttpHandler {
  const validated = typeof body === "function" ? undefined : endpoint.response.parse(body);
  const resolveBody =
    typeof body === "function"
      ? (body as (input: Input<E>) => Returned<E> | Promise<Returned<E>>)
      : () => validated;
  return createHandler(endpoint, async (request) => {
    const input = await parseInput(endpoint, request);
    const response = endpoint.response.parse(await resolveBody(input));
    return endpoint.file === undefined
      ? HttpResponse.json(response as Record<string, unknown>)
      : fileResponse(FileResponse.parse(response), endpoint.file);
  });
}

function fileResponse({ fileName, bytes }: FileResponse, type: string): Response {
  const headers = { "Content-Type": type, "Content-Disposition": `attachment; filename="${fileName}"` };
  return new Response(new Uint8Array(bytes), { headers });
}

/** Responds 404 to a request that was not recorded, as the API does for an unknown place. */
export function respondRecorded(endpoint: Endpoint, scene?: Scene): HttpHandler {
  return createHandler(endpoint, async (request) => {
    const body = endpoint.body === undefined ? undefined : await request.clone().json();
    return HttpResponse.json(findRecorded(requestLine(request, body), scene));
  });
}

export function pending(endpoint: Endpoint): HttpHandler {
  return createHandler(endpoint, async () => {
    await delay("infinite");
    return HttpResponse.error();
  });
}

export function failing(endpoint: Endpoint, status = 500): HttpHandler {
  const problem = {
    code: status >= 500 ? "unavailable" : "refused",
    message: "An error has occured please try again later",
  };
  return createHandler(endpoint, async () => problemResponse(status, problem));
}

/** Refuses requests. `errors` are by field; with `once`, only the first request is refused. */
export function refusing(
  endpoint: Endpoint,
  status: number,
  refusal: Pick<Problem, "message"> & Partial<Problem>,
  options: { once?: boolean } = {},
): HttpHandler {
  return createHandler(endpoint, async () => problemResponse(status, refusal), options);
}

export function unreachable(endpoint: Endpoint): HttpHandler {
  return createHandler(endpoint, async () => HttpResponse.error());
}
