import ipaddr from "ipaddr.js";

/** Returns the IPv6 network of `bits` around an address; null for IPv4, also written as IPv6 (::ffff:192.0.2.1). */
function networkOf(ip: string, bits: number): string | null {
  if (!ipaddr.isValid(ip) || ipaddr.process(ip).kind() === "ipv4") return null;
  const plain = ip.split("%", 1)[0];
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${plain}/${bits}`)}/${bits}`;
}

/** Returns what rate limits count as one client: an IPv4 address, or the /64 network of an IPv6 customer. */
export function clientKey(ip: string): string {
  return networkOf(ip, 64) ?? ip.replace(/^::ffff:/i, "");
}

/** Returns the /48 network around an IPv6 address, all of which one customer may own (RFC 6177); null for IPv4. */
export function networkKey(ip: string): string | null {
  return networkOf(ip, 48);
}

/** Shortens an IP address for the audit trail: enough to recognise one's own, too little to identify a person. */
export function shortIp(ip: string): string {
  return networkKey(ip) ?? clientKey(ip).replace(/\.\d+$/, ".0/24");
}

/** Returns whether an IP address is a loopback one, also IPv4 mapped into IPv6. */
export function isLoopbackIp(ip: string): boolean {
  return ipaddr.isValid(ip) && ipaddr.process(ip).range() === "loopback";
}

/** Returns whether an IP is on the public internet, not private, local, shared or reserved, also mapped into IPv6. */
export function isPublicIp(ip: string): boolean {
  return ipaddr.isValid(ip) && ipaddr.process(ip).range() === "unicast";
}
