import type { IncomingMessage } from "node:http";
import { BlockList, isIP } from "node:net";

/**
 * Addresses and subnets, separated by commas, as a test of an address; undefined where one cannot be read.
 * `10.0.0.0/8` is a subnet.
 */
export function parseProxies(list: string): BlockList | undefined {
  const proxies = new BlockList();
  for (const each of list.split(",")) {
    const [address = "", prefix] = each.trim().split("/");
    const version = isIP(address);
    const bits = prefix === undefined ? (version === 6 ? 128 : 32) : Number(prefix);
    if (version === 0 || !Number.isInteger(bits) || bits < 0 || bits > (version === 6 ? 128 : 32)) {
      return undefined;
    }
    proxies.addSubnet(address, bits, version === 6 ? "ipv6" : "ipv4");
  }
  return proxies;
}

/**
 * Takes away what a caller that is not the configured proxy claims about where it comes from: its address becomes the
 * one that is seen. The header itself stays, as the sign that there is a proxy of some kind.
 */
export function refuseClaims(request: IncomingMessage, proxies: BlockList): void {
  const { headers, socket } = request;
  const address = (socket.remoteAddress ?? "").replace(/^::ffff:/, "");
  if (isIP(address) !== 0 && proxies.check(address, isIP(address) === 6 ? "ipv6" : "ipv4")) return;
  delete headers["x-forwarded-host"];
  delete headers["x-forwarded-proto"];
  if (headers["x-forwarded-for"] !== undefined) headers["x-forwarded-for"] = address;
}
