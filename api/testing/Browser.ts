import { expect } from "vitest";
import type { ApiRequest, ApiResponse, Endpoint } from "../shared/http/endpoint.ts";
import { requestUrl } from "../shared/http/requestUrl.ts";

export type JsonResponse = Record<string, unknown> & { status: number };

type Part<E extends Endpoint, P extends "params" | "query"> = { [K in keyof ApiRequest<E>[P]]?: unknown };
export type RequestParts<E extends Endpoint> = { params?: Part<E, "params">; query?: Part<E, "query"> };

export class Browser {
  readonly #site: { readonly url: string };
  readonly #headers: Readonly<Record<string, string>>;
  readonly cookies = new Map<string, string>();

  constructor(site: { readonly url: string }, headers: Readonly<Record<string, string>> = {}) {
    this.#site = site;
    this.#headers = headers;
  }

  get(path: string): Promise<Response> {
    return this.send("GET", path);
  }

  async read<E extends Endpoint>(endpoint: E, parts: RequestParts<E> = {}): Promise<ApiResponse<E>> {
    const path = requestUrl(`${endpoint.method} ${endpoint.path}`, parts);
    const response = await this.get(path);
    expect(response.status, path).toBe(200);
    return endpoint.response.parse(await response.json()) as ApiResponse<E>;
  }

  post(path: string, body: unknown = {}): Promise<Response> {
    return this.send("POST", path, body);
  }

  upload(path: string, file: Buffer<ArrayBuffer> | ReadableStream): Promise<Response> {
    return this.#fetch("POST", path, { "Content-Type": "application/octet-stream" }, file);
  }

  send(method: string, path: string, body?: unknown): Promise<Response> {
    const type: Record<string, string> = method === "GET" ? {} : { "Content-Type": "application/json" };
    return this.#fetch(method, path, type, body === undefined ? undefined : JSON.stringify(body));
  }

  async #fetch(
    method: string,
    path: string,
    type: Record<string, string>,
    body: string | Buffer<ArrayBuffer> | ReadableStream | undefined,
  ): Promise<Response> {
    const response = await fetch(this.#site.url + path, {
      method,
      headers: {
        ...type,
        "Sec-Fetch-Site": "same-origin",
        ...(this.cookies.size > 0 && { Cookie: [...this.cookies].map((pair) => pair.join("=")).join("; ") }),
        ...this.#headers,
      },
      ...(body !== undefined && { body }),
      ...(body instanceof ReadableStream && { duplex: "half" }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [name, value] = (line.split(";")[0] as string).split("=") as [string, string];
      if (value === "") this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return response;
  }

  async sendJson(method: string, path: string, body?: unknown): Promise<JsonResponse> {
    const response = await this.send(method, path, body);
    return { ...((await response.json()) as Record<string, unknown>), status: response.status };
  }

  postJson(path: string, body: unknown = {}): Promise<JsonResponse> {
    return this.sendJson("POST", path, body);
  }

  signIn(username: string, password: string): Promise<JsonResponse> {
    return this.postJson("/api/auth/login", { Username: username, Password: password });
  }
}

export const getJsonResponse = <E extends Endpoint>(
  site: { readonly url: string },
  endpoint: E,
  parts?: RequestParts<E>,
): Promise<ApiResponse<E>> => new Browser(site).read(endpoint, parts);
