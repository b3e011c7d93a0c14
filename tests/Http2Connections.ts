import { once } from "node:events";
import { type ClientHttp2Session, connect, type IncomingHttpHeaders } from "node:http2";
import { text } from "node:stream/consumers";
import { connect as tlsConnect } from "node:tls";

export type ClientRequest = {
  method: string;
  url: string;
  headers: Readonly<Record<string, string>>;
  body?: string;
};

/** HTTP/2 client that, like a browser, has one connection per origin for concurrent requests. */
export class Http2Connections {
  readonly #localAddress: string;
  readonly #certificate: string | undefined;
  readonly #sessions = new Map<string, ClientHttp2Session>();

  constructor(localAddress: string, certificate?: string) {
    this.#localAddress = localAddress;
    this.#certificate = certificate;
  }

  /** @throws if the connection ends without a response */
  async send(
    request: ClientRequest,
  ): Promise<{ status: number; headers: IncomingHttpHeaders; body: string }> {
    try {
      return await this.#sendOnce(request);
    } catch (error) {
      if (!isRefused(error)) throw error;
      return this.#sendOnce(request);
    }
  }

  disconnect(): void {
    for (const each of this.#sessions.values()) each.destroy();
  }

  async #sendOnce({ method, url, headers, body }: ClientRequest) {
    const { origin, pathname, search } = new URL(url);
    const stream = this.#connectionTo(origin).request(
      { ":method": method, ":path": pathname + search, ...headers },
      { endStream: body === undefined },
    );
    if (body !== undefined) stream.end(body);
    const [responseHeaders] = (await once(stream, "response")) as [
      IncomingHttpHeaders & { ":status": number },
    ];
    return { status: responseHeaders[":status"], headers: responseHeaders, body: await text(stream) };
  }

  #connectionTo(origin: string): ClientHttp2Session {
    const openSession = this.#sessions.get(origin);
    if (openSession !== undefined && !openSession.closed && !openSession.destroyed) return openSession;
    const { hostname: servername, port } = new URL(origin);
    const tlsOptions = {
      host: "127.0.0.1",
      port: Number(port),
      servername,
      localAddress: this.#localAddress,
      ALPNProtocols: ["h2"],
      ...(this.#certificate !== undefined && { ca: this.#certificate }),
    };
    const session = connect(origin, { createConnection: () => tlsConnect(tlsOptions) });
    // Each request on the session fails too, and reports the error.
    session.on("error", () => undefined);
    this.#sessions.set(origin, session);
    return session;
  }
}

/** nginx ends a connection after a thousand requests. Browsers repeat requests that nginx has not begun to process. */
const isRefused = (error: unknown): boolean =>
  error instanceof Error && error.message.includes("NGHTTP2_REFUSED_STREAM");
