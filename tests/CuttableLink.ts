import { once } from "node:events";
import { connect, createServer, type Server, type Socket } from "node:net";
import { freePort } from "./bench/freePort.ts";

/** While cut, the link accepts no connection and has ended the open ones. */
export class CuttableLink {
  readonly #target: { host: string; port: number };
  readonly #open = new Set<Socket>();
  #server: Server | undefined;
  #port: number | undefined;

  constructor(databaseUrl: string) {
    const { hostname, port } = new URL(databaseUrl);
    this.#target = { host: hostname, port: Number(port || 5432) };
  }

  /** Returns its port, which stays the same. */
  async join(): Promise<number> {
    const server = createServer((near) => {
      const far = connect(this.#target);
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        this.#open.add(one);
        one.pipe(other);
        one.on("error", () => other.destroy());
        one.on("close", () => {
          this.#open.delete(one);
          other.destroy();
        });
      }
    });
    this.#port ??= await freePort();
    server.listen(this.#port, "127.0.0.1");
    await once(server, "listening");
    this.#server = server;
    return this.#port;
  }

  async cut(): Promise<void> {
    const closed = new Promise((resolve) => this.#server?.close(resolve));
    for (const socket of this.#open) socket.destroy();
    await closed;
  }
}
