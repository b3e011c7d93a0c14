import { isIPv6 } from "node:net";

/** IPv6's first 64 bits belong to one owner. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "").replace(/%.*$/, "");
  if (!isIPv6(plain)) return plain;
  const [front = "", back] = plain.split("::");
  const groups = (text: string | undefined) => (text ? text.split(":") : []);
  const [first, last] = [groups(front), groups(back)];
  const missing = back === undefined ? 0 : 8 - first.length - last.length;
  const whole = [...first, ...Array.from({ length: missing }, () => "0"), ...last];
  return `${whole
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}
