import { once } from "node:events";
import { connect, createServer, type Server, type Socket } from "node:net";
import { findFreePort } from "./bench/freePort.ts";

/** A TCP proxy to the database that a test can cut: it then ends open connections and accepts no new one. */
export class CuttableLink {
  readonly #target: { host: string; port: number };
  readonly #sockets = new Set<Socket>();
  #server: Server | undefined;
  #port: number | undefined;

  constructor(databaseUrl: string) {
    const { hostname, port } = new URL(databaseUrl);
    this.#target = { host: hostname, port: Number(port || 5432) };
  }

  /** Starts to accept connections. Returns the port, which is the same every time. */
  async join(): Promise<number> {
    const server = createServer((clientSocket) => {
      const databaseSocket = connect(this.#target);
      for (const [source, target] of [
        [clientSocket, databaseSocket],
        [databaseSocket, clientSocket],
      ] as const) {
        this.#sockets.add(source);
        source.pipe(target);
        source.on("error", () => target.destroy());
        source.on("close", () => {
          this.#sockets.delete(source);
          target.destroy();
        });
      }
    });
    this.#port ??= await findFreePort();
    server.listen(this.#port, "127.0.0.1");
    await once(server, "listening");
    this.#server = server;
    return this.#port;
  }

  async cut(): Promise<void> {
    const closed = new Promise((resolve) => this.#server?.close(resolve));
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }
}
