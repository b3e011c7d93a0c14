import { createServer, type RequestListener } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterAll, beforeAll } from "vitest";
import type { Network } from "../../lib/fetching/Network.ts";

const PUBLIC = "93.184.215.14";

/**
 * A site on this machine that looks like a public one. `hosts` resolves names; `connected` has the addresses that
 * were connected to.
 */
export function loopbackSite() {
  const site = {
    answer: ((_, response) => response.writeHead(404).end()) as RequestListener,
    asked: [] as { url: string; headers: NodeJS.Dict<string | string[]> }[],
    hosts: {} as Record<string, readonly string[]>,
    connected: [] as string[],
    robots: undefined as string | undefined,
    broken: undefined as Error | undefined,
    reset() {
      Object.assign(site, { asked: [], hosts: {}, connected: [], robots: undefined, broken: undefined });
    },
  };
  const server = createServer((request, response) => {
    const url = `${request.headers.host}${request.url}`;
    if (request.url === "/robots.txt") {
      if (site.robots === undefined) response.writeHead(404).end();
      else response.end(site.robots);
      return;
    }
    site.asked.push({ url, headers: request.headers });
    site.answer(request, response);
  });
  beforeAll(async () => {
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const network: Network = {
    resolve: async (hostname) =>
      (site.hosts[hostname] ?? [PUBLIC]).map((address) => ({
        address,
        family: address.includes(":") ? 6 : 4,
      })),
    connect: ({ address }) => {
      site.connected.push(address);
      const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
      if (site.broken !== undefined) socket.destroy(site.broken);
      return socket;
    },
  };
  return Object.assign(site, { network });
}
