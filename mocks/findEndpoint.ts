import { endpoints } from "@gbvf/api/contract.ts";
import type { Endpoint } from "@gbvf/api/shared/http/endpoint.ts";

/** Endpoints use path-to-regexp's optional group `{/:name}`, which URLPattern writes as `{/:name}?`. */
const patterns = endpoints.map((endpoint) => ({
  endpoint: endpoint as Endpoint,
  pattern: new URLPattern({ pathname: endpoint.path.replaceAll("}", "}?") }),
}));

/** Every handler looks up every request, so the results are cached. */
const cachedEndpoints = new Map<string, Endpoint | undefined>();

/** Returns the first match, like the API's router. `url` is absolute. */
export function findEndpoint({ method, url }: { method: string; url: string }): Endpoint | undefined {
  const requestLine = `${method} ${url}`;
  if (!cachedEndpoints.has(requestLine)) {
    const match = patterns.find(({ endpoint, pattern }) => endpoint.method === method && pattern.test(url));
    cachedEndpoints.set(requestLine, match?.endpoint);
  }
  return cachedEndpoints.get(requestLine);
}

/** Omits the groups of optional parameters that are missing from the path. */
export function parseParams(endpoint: Endpoint, url: string): Record<string, string> {
  const groups =
    patterns.find((each) => each.endpoint === endpoint)?.pattern.exec(url)?.pathname.groups ?? {};
  return Object.fromEntries(
    Object.entries(groups).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
