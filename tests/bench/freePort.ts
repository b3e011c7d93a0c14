import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

/** Systems hand out ports from 32768 on, so these stay free. */
const [FIRST, AFTER_LAST] = [20_000, 32_000];
const usedPorts = new Set<number>();

export async function findFreePort(): Promise<number> {
  const port = randomInt(FIRST, AFTER_LAST);
  const server = createServer().listen(port, "127.0.0.1");
  const isFree = await once(server, "listening").then(
    () => true,
    () => false,
  );
  server.close();
  if (!isFree || usedPorts.has(port)) return findFreePort();
  usedPorts.add(port);
  return port;
}
