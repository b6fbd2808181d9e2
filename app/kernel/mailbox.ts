import { domainToASCII } from "node:url";
import { z } from "zod";

export type Mailbox = { name: string; address: string };

/** Browsers' rule for an email, which takes `localhost` too. */
const ADDRESS = z.regexes.html5Email;

/** The host without what it cannot have, but a URL, as which it is read to be encoded, can. */
const HALVES = /^([^@]+)@([^\s@/?#:\\%[\]]+)$/;

/**
 * A mailbox as people write it: `ann@loam.example`, or a name and the address in brackets. Unlike RFC 5322, 3.4, a name may
 * have signs like `:`, `,` and `(` without quotes around it; quotes around it are taken off.
 * The host becomes as DNS has it (UTS #46).
 * @returns null when it is not one address, or has control characters
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

/** As a header has it (RFC 5322, 3.2.4: a quoted string), in Unicode. */
export function writeMailbox({ name, address }: Mailbox): string {
  return name ? `"${name.replace(/["\\]/g, "\\$&")}" <${address}>` : address;
}
