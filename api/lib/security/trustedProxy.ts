import type { IncomingMessage } from "node:http";
import { BlockList, isIP, isIPv6 } from "node:net";

/** Parses a list such as `10.0.0.0/8`. Returns undefined if an entry is invalid. */
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
 * Removes forwarding headers that do not come from the proxy. X-Forwarded-For remains with the real address,
 * because its presence is evidence of a proxy.
 */
export function dropUntrustedHeaders(request: IncomingMessage, proxies: BlockList): void {
  const { headers, socket } = request;
  const address = (socket.remoteAddress ?? "").replace(/^::ffff:/, "");
  if (isIP(address) !== 0 && proxies.check(address, isIP(address) === 6 ? "ipv6" : "ipv4")) return;
  delete headers["x-forwarded-host"];
  delete headers["x-forwarded-proto"];
  if (headers["x-forwarded-for"] !== undefined) headers["x-forwarded-for"] = address;
}

/** Returns the first 64 bits of an IPv6 address, because they belong to one owner. */
export function getNetwork(address: string): string {
  const bareAddress = address.replace(/^::ffff:(?=\d+\.)/i, "").replace(/%.*$/, "");
  if (!isIPv6(bareAddress)) return bareAddress;
  const [front = "", back] = bareAddress.split("::");
  const splitGroups = (text: string | undefined) => (text ? text.split(":") : []);
  const [leadingGroups, trailingGroups] = [splitGroups(front), splitGroups(back)];
  const missing = back === undefined ? 0 : 8 - leadingGroups.length - trailingGroups.length;
  const hextets = [...leadingGroups, ...Array.from({ length: missing }, () => "0"), ...trailingGroups];
  return `${hextets
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}
