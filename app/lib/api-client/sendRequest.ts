import type { Endpoints } from "@gbvf/api/contract.ts";
import { type ApiResponse, SIGNED_IN_AS } from "@gbvf/api/shared/http/endpoint.ts";
import type { FileResponse } from "@gbvf/api/shared/http/fileResponse.ts";
import type { Problem } from "@gbvf/api/shared/http/problem.ts";
import { type RequestParts, requestUrl } from "@gbvf/api/shared/http/requestUrl.ts";
import { ApiError } from "./ApiError.ts";
import type { ChangeEndpoint, ChangeRequest } from "./requestTypes.ts";

export type RequestKey = readonly [endpoint: keyof Endpoints, url: string, body?: object];

export function requestKey(endpoint: keyof Endpoints, request: object): RequestKey {
  const { body, ...parts } = request as RequestParts & { body?: object };
  const url = requestUrl(endpoint, parts);
  return body === undefined ? [endpoint, url] : [endpoint, url, body];
}

/** Uploading a file over a slow line takes minutes. */
const UPLOAD_TIMEOUT_MS = 600_000;

/** @param signedInAs the person for whom the page was loaded; the server refuses anybody else */
export function fetchByKey([endpoint, url, body]: RequestKey, signedInAs?: number): Promise<unknown> {
  const isFile = body instanceof Blob;
  return request(url, {
    method: endpoint.slice(0, endpoint.indexOf(" ")),
    headers: {
      ...(signedInAs !== undefined && { [SIGNED_IN_AS]: String(signedInAs) }),
      ...(body !== undefined && { "Content-Type": `application/${isFile ? "octet-stream" : "json"}` }),
    },
    ...(body !== undefined && { body: isFile ? body : JSON.stringify(body) }),
    ...(isFile && { signal: AbortSignal.timeout(UPLOAD_TIMEOUT_MS) }),
  });
}

/**
 * For code outside components; in components use `useMutation`. The response is not parsed, because the
 * server has validated it.
 */
export function sendRequest<K extends ChangeEndpoint>(
  endpoint: K,
  request: ChangeRequest<K>,
  signedInAs?: number,
): Promise<ApiResponse<Endpoints[K]>> {
  return fetchByKey(requestKey(endpoint, request), signedInAs) as Promise<ApiResponse<Endpoints[K]>>;
}

const TIMEOUT_MS = 30_000;

/** @throws {ApiError} unless it succeeds */
export async function request(url: string, init: RequestInit = {}): Promise<unknown> {
  const response = await fetch(url, {
    credentials: "include",
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...init,
  }).catch(() => {
    throw new ApiError(0);
  });
  if (!response.ok) throw new ApiError(response.status, await parseProblem(response));
  return parseResponse(response).catch(() => {
    throw new ApiError(response.status);
  });
}

async function parseResponse(response: Response): Promise<unknown> {
  const [, fileName] = /filename="([^"]+)"/.exec(response.headers.get("Content-Disposition") ?? "") ?? [];
  if (fileName === undefined) return response.json();
  return { fileName, bytes: new Uint8Array(await response.arrayBuffer()) } satisfies FileResponse;
}

/** Returns {} if the response comes from another server, such as a proxy. */
async function parseProblem(response: Response): Promise<Partial<Problem>> {
  const body: unknown = await response.json().catch(() => undefined);
  return isProblem(body) ? body : {};
}

const isProblem = (body: unknown): body is Problem =>
  typeof body === "object" &&
  body !== null &&
  "success" in body &&
  body.success === false &&
  "message" in body;
