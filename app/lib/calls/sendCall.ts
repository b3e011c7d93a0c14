import type { Endpoints } from "@gbvf/api/contract.ts";
import { type CallParts, callUrl } from "@gbvf/api/shared/http/callUrl.ts";
import { type Answer, SIGNED_IN_AS } from "@gbvf/api/shared/http/endpoint.ts";
import type { FileAnswer } from "@gbvf/api/shared/http/fileAnswer.ts";
import type { Problem } from "@gbvf/api/shared/http/problem.ts";
import { ApiError } from "./ApiError.ts";
import type { SendCall, SendKey } from "./calls.ts";

export type CallKey = readonly [endpoint: keyof Endpoints, url: string, body?: object];

export function callKey(endpoint: keyof Endpoints, call: object): CallKey {
  const { body, ...parts } = call as CallParts & { body?: object };
  const url = callUrl(endpoint, parts);
  return body === undefined ? [endpoint, url] : [endpoint, url, body];
}

/** A file may take minutes on a slow line. */
const UPLOAD_PATIENCE_MS = 600_000;

/** @param owner whose page it comes from: the server does it in nobody else's name */
export function sendKey([endpoint, url, body]: CallKey, owner?: number): Promise<unknown> {
  const isFile = body instanceof Blob;
  return request(url, {
    method: endpoint.slice(0, endpoint.indexOf(" ")),
    headers: {
      ...(owner !== undefined && { [SIGNED_IN_AS]: String(owner) }),
      ...(body !== undefined && { "Content-Type": `application/${isFile ? "octet-stream" : "json"}` }),
    },
    ...(body !== undefined && { body: isFile ? body : JSON.stringify(body) }),
    ...(isFile && { signal: AbortSignal.timeout(UPLOAD_PATIENCE_MS) }),
  });
}

/** For use outside of components. The server parsed the answer through the contract that types it. */
export function sendCall<K extends SendKey>(
  endpoint: K,
  call: SendCall<K>,
  owner?: number,
): Promise<Answer<Endpoints[K]>> {
  return sendKey(callKey(endpoint, call), owner) as Promise<Answer<Endpoints[K]>>;
}

/** A cheap phone on a bad line then gets an error and can retry. */
const PATIENCE_MS = 30_000;

/** @throws {ApiError} unless it succeeds */
export async function request(url: string, init: RequestInit = {}): Promise<unknown> {
  const response = await fetch(url, {
    credentials: "include",
    signal: AbortSignal.timeout(PATIENCE_MS),
    ...init,
  }).catch(() => {
    throw new ApiError(0);
  });
  if (!response.ok) throw new ApiError(response.status, await problemOf(response));
  return answerOf(response).catch(() => {
    throw new ApiError(response.status);
  });
}

async function answerOf(response: Response): Promise<unknown> {
  const [, fileName] = /filename="([^"]+)"/.exec(response.headers.get("Content-Disposition") ?? "") ?? [];
  if (fileName === undefined) return response.json();
  return { fileName, bytes: new Uint8Array(await response.arrayBuffer()) } satisfies FileAnswer;
}

/** Empty if another server answered, such as a proxy. */
async function problemOf(response: Response): Promise<Partial<Problem>> {
  const body: unknown = await response.json().catch(() => undefined);
  return isProblem(body) ? body : {};
}

const isProblem = (body: unknown): body is Problem =>
  typeof body === "object" &&
  body !== null &&
  "success" in body &&
  body.success === false &&
  "message" in body;
