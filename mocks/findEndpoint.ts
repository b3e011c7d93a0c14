import { endpoints } from "@gbvf/api/contract.ts";
import type { Endpoint } from "@gbvf/api/shared/http/endpoint.ts";

/** Endpoints use path-to-regexp's optional group `{/:name}`, which URLPattern writes as `{/:name}?`. */
const patterns = endpoints.map((endpoint) => ({
  endpoint: endpoint as Endpoint,
  pattern: new URLPattern({ pathname: endpoint.path.replaceAll("}", "}?") }),
}));

/** Cached, because every handler looks up every request. */
const cached = new Map<string, Endpoint | undefined>();

/** Returns the first match, like the API's router. `url` is absolute. */
export function findEndpoint({ method, url }: { method: string; url: string }): Endpoint | undefined {
  const requestLine = `${method} ${url}`;
  if (!cached.has(requestLine)) {
    const match = patterns.find(({ endpoint, pattern }) => endpoint.method === method && pattern.test(url));
    cached.set(requestLine, match?.endpoint);
  }
  return cached.get(requestLine);
}

/** Omits groups that are undefined, because an optional parameter is missing from the path. */
export function parseParams(endpoint: Endpoint, url: string): Record<string, string> {
  const groups =
    patterns.find((each) => each.endpoint === endpoint)?.pattern.exec(url)?.pathname.groups ?? {};
  return Object.fromEntries(
    Object.entries(groups).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
