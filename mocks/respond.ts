import { endpoints } from "@gbvf/api/contract.ts";
import type { Endpoint, Input, Returned } from "@gbvf/api/lib/endpoint.ts";
import type { Problem } from "@gbvf/api/lib/problem.ts";
import { delay, HttpResponse, type StrictRequest } from "msw";
import { type HttpHandler, http } from "msw/http";

/** Path-to-regexp's optional group `{/:name}` is `{/:name}?` to URLPattern. */
const patterns = endpoints.map((endpoint) => ({
  endpoint: endpoint as Endpoint,
  pattern: new URLPattern({ pathname: endpoint.path.replaceAll("}", "}?") }),
}));

/** The endpoint that the API's router would choose: the first whose method and path match. */
function endpointOf(request: Request): Endpoint | undefined {
  return patterns.find(
    ({ endpoint, pattern }) => endpoint.method === request.method && pattern.test(request.url),
  )?.endpoint;
}

/** Drops the groups that an optional path parameter leaves undefined. */
function paramsOf(endpoint: Endpoint, url: string): Record<string, string> {
  const groups =
    patterns.find((known) => known.endpoint === endpoint)?.pattern.exec(url)?.pathname.groups ?? {};
  return Object.fromEntries(
    Object.entries(groups).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

async function parseInput<E extends Endpoint>(endpoint: E, request: StrictRequest<never>): Promise<Input<E>> {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  return {
    params: endpoint.params?.parse(paramsOf(endpoint, request.url)),
    query: endpoint.query?.parse(query),
    body: endpoint.body?.parse(await request.clone().json()),
  } as Input<E>;
}

/** Raises the error outside of the handler, where fetch cannot swallow it, so that the story or test fails. */
function raise(error: unknown): void {
  queueMicrotask(() => {
    throw error;
  });
}

function handle(
  endpoint: Endpoint,
  resolve: (request: StrictRequest<never>) => Promise<Response>,
  options: { once?: boolean } = {},
): HttpHandler {
  return http.all(
    ({ request }) => endpointOf(request) === endpoint,
    ({ request }) => resolve(request as StrictRequest<never>),
    options,
  );
}

/**
 * Answers an endpoint with a body, or with the result of a function of the parsed call. Both must satisfy the contract:
 * a wrong body throws at once, a wrong call fails the running story.
 */
export function answer<E extends Endpoint>(
  endpoint: E,
  body: Returned<E> | ((input: Input<E>) => Returned<E>),
): HttpHandler {
  const given = typeof body === "function" ? undefined : endpoint.response.parse(body);
  const respond = typeof body === "function" ? (body as (input: Input<E>) => Returned<E>) : () => given;
  return handle(endpoint, async (request) => {
    try {
      const input = await parseInput(endpoint, request);
      return HttpResponse.json(endpoint.response.parse(respond(input)) as Record<string, unknown>);
    } catch (error) {
      raise(error);
      return HttpResponse.error();
    }
  });
}

export function pending(endpoint: Endpoint): HttpHandler {
  return handle(endpoint, async () => {
    await delay("infinite");
    return HttpResponse.error();
  });
}

/** Answers with the error body of every endpoint. */
export function failing(endpoint: Endpoint, status = 500): HttpHandler {
  const problem: Problem = {
    success: false,
    code: status >= 500 ? "unavailable" : "refused",
    message: "An error has occured please try again later",
    requestId: "mock-1",
  };
  return handle(endpoint, async () => HttpResponse.json(problem, { status }));
}

/** Refuses what was sent, in the server's words; `errors` name the fields. With `once`, only the first time. */
export function refusing(
  endpoint: Endpoint,
  status: number,
  refusal: Pick<Problem, "message"> & Partial<Problem>,
  options: { once?: boolean } = {},
): HttpHandler {
  const problem: Problem = { success: false, code: "refused", requestId: "mock-1", ...refusal };
  return handle(endpoint, async () => HttpResponse.json(problem, { status }), options);
}

/** No answer: the connection is broken. */
export function unreachable(endpoint: Endpoint): HttpHandler {
  return handle(endpoint, async () => HttpResponse.error());
}
