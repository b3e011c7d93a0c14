import { once } from "node:events";
import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from "node:http";
import type { LookupFunction } from "node:net";
import { text } from "node:stream/consumers";
import { type ClientRequest, Http2Connections } from "./Http2Connections.ts";

export type ClientResponse = { status: number; body: string; headers: IncomingHttpHeaders };

/**
 * HTTP client with its own network address: all of 127.0.0.0/8 is this machine, so limits by address apply as they do
 * to the public. Uses HTTP/2 over TLS.
 */
export class AddressedClient {
  readonly #agent: Agent;
  readonly #connections: Http2Connections;
  readonly #cookies = new Map<string, string>();

  /**
   * @param certificate the server's TLS certificate; its name is not checked, because the server is on this
   * machine
   */
  constructor(address: string, certificate?: string) {
    this.#agent = new Agent({
      keepAlive: true,
      localAddress: address,
      lookup: lookUpThisMachine,
      autoSelectFamily: false,
    });
    this.#connections = new Http2Connections(address, certificate);
  }

  /** Makes the client another browser at the same address. */
  forgetCookies(): void {
    this.#cookies.clear();
  }

  /** @throws if the connection ends without a response */
  async send(
    method: string,
    url: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<ClientResponse> {
    const clientRequest = {
      method,
      url,
      headers: {
        "Sec-Fetch-Site": "same-origin",
        ...(method !== "GET" && { "Content-Type": "application/json" }),
        ...(this.#cookies.size > 0 && {
          Cookie: [...this.#cookies].map((pair) => pair.join("=")).join("; "),
        }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    };
    const response = await (url.startsWith("https:")
      ? this.#connections.send(clientRequest)
      : this.#sendPlain(clientRequest));
    for (const line of response.headers["set-cookie"] ?? []) {
      const [name = "", value = ""] = (line.split(";")[0] as string).split("=");
      if (value === "") this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    return response;
  }

  signIn(origin: string, username: string, password: string): Promise<ClientResponse> {
    return this.send("POST", `${origin}/api/auth/login`, { Username: username, Password: password });
  }

  async #sendPlain({ method, url, headers, body }: ClientRequest): Promise<ClientResponse> {
    const nodeRequest = request(url, { method, agent: this.#agent, headers });
    nodeRequest.end(body);
    const [response] = (await once(nodeRequest, "response")) as [IncomingMessage];
    return { status: response.statusCode as number, headers: response.headers, body: await text(response) };
  }

  disconnect(): void {
    this.#agent.destroy();
    this.#connections.disconnect();
  }
}

const lookUpThisMachine: LookupFunction = (_name, _options, callback) => callback(null, "127.0.0.1", 4);
