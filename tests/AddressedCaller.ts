import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import { Agent as TlsAgent, request as tlsRequest } from "node:https";
import type { LookupFunction } from "node:net";
import { text } from "node:stream/consumers";

export type Answer = { status: number; body: string; headers: IncomingMessage["headers"] };

/**
 * A browser on one of our own pages, with its own network address: every address in 127.0.0.0/8 is this machine, so
 * limits by address apply as they do to the public.
 */
export class AddressedCaller {
  readonly #agent: Agent;
  readonly #tlsAgent: TlsAgent;
  readonly #cookies = new Map<string, string>();

  /** @param certificate the server's TLS certificate; its name is not checked, because the server is on this machine */
  constructor(address: string, certificate?: string) {
    const own = { keepAlive: true, localAddress: address, lookup: thisMachine, autoSelectFamily: false };
    this.#agent = new Agent(own);
    this.#tlsAgent = new TlsAgent({ ...own, ...(certificate !== undefined && { ca: certificate }) });
  }

  /** @throws if the connection ends without an answer */
  async send(
    method: string,
    url: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> {
    const isTls = url.startsWith("https:");
    const call = (isTls ? tlsRequest : request)(url, {
      method,
      agent: isTls ? this.#tlsAgent : this.#agent,
      headers: {
        "Sec-Fetch-Site": "same-origin",
        ...(method !== "GET" && { "Content-Type": "application/json" }),
        ...(this.#cookies.size > 0 && {
          Cookie: [...this.#cookies].map((pair) => pair.join("=")).join("; "),
        }),
        ...headers,
      },
    });
    call.end(body === undefined ? undefined : JSON.stringify(body));
    const [response] = (await once(call, "response")) as [IncomingMessage];
    const { statusCode } = response;
    for (const line of response.headers["set-cookie"] ?? []) {
      const [name = "", value = ""] = (line.split(";")[0] as string).split("=");
      if (value === "") this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    return { status: statusCode as number, headers: response.headers, body: await text(response) };
  }

  signIn(origin: string, username: string, password: string): Promise<Answer> {
    return this.send("POST", `${origin}/api/auth/login`, { Username: username, Password: password });
  }

  hangUp(): void {
    this.#agent.destroy();
    this.#tlsAgent.destroy();
  }
}

const thisMachine: LookupFunction = (_name, _options, found) => found(null, "127.0.0.1", 4);
