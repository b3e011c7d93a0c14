import type { ApiRequest, Endpoint, Returned } from "@gbvf/api/shared/http/endpoint.ts";
import { requestUrl } from "@gbvf/api/shared/http/requestUrl.ts";
import { findEndpoint } from "./findEndpoint.ts";

const ORIGIN = "http://localhost";

/** Recordings of the demonstration, and of a database with crime figures of only two provinces. */
export type Scene = "demonstration" | "twoProvinces";

/** tests/contract/recordedResponses.test.ts writes these files. */
const files = import.meta.glob<Record<string, unknown>>("./recorded/*/*.json", {
  eager: true,
  import: "default",
});

const responses = new Map(
  Object.entries(files).flatMap(([path, file]) =>
    Object.entries(file).map(([line, response]) => [`${path.split("/")[2]} ${line}`, response] as const),
  ),
);

export class NotRecordedError extends Error {}

/** Returns for example `GET /api/crime/stats?boundaryId=7`; for a POST that only reads, the body follows. */
export function requestLine({ method, url }: { method: string; url: string }, body?: object): string {
  const { pathname, searchParams } = new URL(url, ORIGIN);
  searchParams.sort();
  const query = searchParams.size === 0 ? "" : `?${searchParams}`;
  return `${method} ${pathname}${query}${body === undefined ? "" : ` ${JSON.stringify(body)}`}`;
}

/** @throws NotRecordedError: to record it, add the line to `recordedRequests.json` and run the test with `-u` */
export function findRecorded(line: string, scene: Scene = "demonstration"): Record<string, unknown> {
  const response = responses.get(`${scene} ${line}`);
  if (response === undefined) throw new NotRecordedError(`No response is recorded for ${line}`);
  return response as Record<string, unknown>;
}

export const isRecorded = (endpoint: Endpoint): boolean =>
  [...responses.keys()].some((key) => {
    const [, method = "", address] = key.split(" ");
    return findEndpoint({ method, url: `${ORIGIN}${address}` }) === endpoint;
  });

/** @throws NotRecordedError */
export function getRecorded<E extends Endpoint>(
  endpoint: E,
  request: Partial<ApiRequest<E>> = {},
): Returned<E> {
  const { method, path } = endpoint;
  const url = requestUrl(`${method} ${path}`, request as object);
  return findRecorded(requestLine({ method, url }, request.body as object | undefined)) as Returned<E>;
}
