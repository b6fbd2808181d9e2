import ipaddr from "ipaddr.js";

/** The IPv6 network of so many bits around a client; null for IPv4, also where it is written as IPv6 (::ffff:192.0.2.1). */
function networkOf(ip: string, bits: number): string | null {
  if (!ipaddr.isValid(ip) || ipaddr.process(ip).kind() === "ipv4") return null;
  const plain = ip.split("%", 1)[0];
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${plain}/${bits}`)}/${bits}`;
}

/** What limits count as one client: an IPv4 ip, or the /64 of one IPv6 customer. */
export function clientKey(ip: string): string {
  return networkOf(ip, 64) ?? ip.replace(/^::ffff:/i, "");
}

/** The IPv6 network around a client, which one owner may hold whole (RFC 6177); null for IPv4. */
export function networkKey(ip: string): string | null {
  return networkOf(ip, 48);
}

/** An ip shortened for the audit trail: enough to recognise your own, too little to find a person. */
export function shortIp(ip: string): string {
  return networkKey(ip) ?? clientKey(ip).replace(/\.\d+$/, ".0/24");
}

/** Whether an ip is this machine's own loopback address, also as IPv4 inside IPv6. */
export function isLoopbackIp(ip: string): boolean {
  return ipaddr.isValid(ip) && ipaddr.process(ip).range() === "loopback";
}

/** Whether an ip is one of the public internet: no private, local, shared or reserved network, also not as IPv4 inside IPv6. */
export function isPublicIp(ip: string): boolean {
  return ipaddr.isValid(ip) && ipaddr.process(ip).range() === "unicast";
}
