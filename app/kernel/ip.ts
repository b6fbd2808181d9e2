import { isIPv6 } from "node:net";

function ipv6Prefix(ip: string, groups: number): string {
  const [head = "", tail = ""] = ip.split("%", 1)[0]?.split("::") ?? [];
  const left = head === "" ? [] : head.split(":");
  const right = tail === "" ? [] : tail.split(":");
  const all = [...left, ...Array(Math.max(0, 8 - left.length - right.length)).fill("0"), ...right];
  return all
    .slice(0, groups)
    .map((group) => group.replace(/^0+(?=.)/, "").toLowerCase())
    .join(":");
}

function unmapped(ip: string): string {
  return ip.replace(/^::ffff:(?=\d+\.)/i, "");
}

/** What limits count as one client: an IPv4 ip, or the /64 of one IPv6 customer. */
export function clientKey(ip: string): string {
  const plain = unmapped(ip);
  return isIPv6(plain) ? `${ipv6Prefix(plain, 4)}::/64` : plain;
}

/** The IPv6 network around a client, which one owner may hold whole (RFC 6177); null for IPv4. */
export function networkKey(ip: string): string | null {
  const plain = unmapped(ip);
  return isIPv6(plain) ? `${ipv6Prefix(plain, 3)}::/48` : null;
}

/** An ip shortened for the audit trail: enough to recognise one's own, too little to find a person. */
export function shortIp(ip: string): string {
  return networkKey(ip) ?? unmapped(ip).replace(/\.\d+$/, ".0/24");
}
