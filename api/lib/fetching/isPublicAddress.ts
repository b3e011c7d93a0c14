import { BlockList, isIPv6 } from "node:net";

/** IANA's special-purpose addresses, as of 2026. */
const SPECIAL_V4 = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/3",
];
/** Inside 2000::/3; among them are the tunnels, which carry addresses of the other kind. */
const SPECIAL_V6 = ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"];

const special = new BlockList();
for (const subnet of SPECIAL_V4) add(special, subnet, "ipv4");
for (const subnet of SPECIAL_V6) add(special, subnet, "ipv6");

const global = new BlockList();
add(global, "2000::/3", "ipv6");

function add(list: BlockList, subnet: string, kind: "ipv4" | "ipv6"): void {
  const [network = "", bits] = subnet.split("/");
  list.addSubnet(network, Number(bits), kind);
}

/** False for this machine, its networks, and what reaches them through a tunnel or a mapped address. */
export function isPublicAddress(address: string): boolean {
  if (!isIPv6(address)) return !special.check(address, "ipv4");
  return global.check(address, "ipv6") && !special.check(address, "ipv6");
}
