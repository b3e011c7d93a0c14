import type { Endpoints } from "@gbvf/api/contract.ts";
import { type CallParts, callUrl } from "@gbvf/api/shared/http/callUrl.ts";
import { type Answer, SIGNED_IN_AS } from "@gbvf/api/shared/http/endpoint.ts";
import type { SendCall, SendKey } from "./calls.ts";
import { request } from "./request.ts";

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
