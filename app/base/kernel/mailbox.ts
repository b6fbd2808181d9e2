import { domainToASCII } from "node:url";
import { z } from "zod";

export type Mailbox = { name: string; address: string };

/** The browsers' rule for an email, which also accepts `localhost`. */
const ADDRESS = z.regexes.html5Email;

/** The two halves of an address. The host has no sign of other parts of a URL, as it is encoded as part of one. */
const HALVES = /^([^@]+)@([^\s@/?#:\\%[\]]+)$/;

/**
 * Reads a mailbox as people write it: `ann@loam.example`, or a name with the address in angle brackets. Unlike RFC
 * 5322, 3.4, a name may contain `:`, `,` or `(` without quotes. The host is converted to ASCII (UTS #46).
 * @returns null unless it is exactly one address without control characters
 */
export function readMailbox(text: string): Mailbox | null {
  const [, name = "", bracketed, bare = ""] =
    /^(?:([^<>\p{Cc}]*?)\s*<([^<>]+)>|([^<>]+))$/u.exec(text.trim()) ?? [];
  const [, local, host = ""] = HALVES.exec(bracketed ?? bare) ?? [];
  const address = `${local}@${domainToASCII(host)}`;
  if (!ADDRESS.test(address)) return null;
  const quoted = /^"((?:[^"\\]|\\.)*)"$/.exec(name)?.[1];
  return { name: quoted?.replace(/\\(.)/g, "$1") ?? name, address };
}

/** Formats a mailbox for a header, with the name as a quoted string (RFC 5322, 3.2.4), in Unicode. */
export function writeMailbox({ name, address }: Mailbox): string {
  return name ? `"${name.replace(/["\\]/g, "\\$&")}" <${address}>` : address;
}
