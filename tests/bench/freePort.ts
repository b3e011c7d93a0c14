import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";

/** The system gives a closed port out again. */
const given = new Set<number>();

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  if (given.has(port)) return freePort();
  given.add(port);
  return port;
}
