// Imported as a whole, because browser builds of this module (unused by pages) have no such named exports.

import url from "node:url";
import { visibleText } from "./incoming-text";
import { decoded } from "./url";

/** A path has at most 256 characters including its angle brackets (RFC 5321, 4.5.3.1.3). */
export const EMAIL_MAX = 254;

/** The pattern of `<input type=email>` (HTML standard), but with at least one dot in the host. */
const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX && EMAIL.test(text);
}

/** In UTF-16 units. Anything longer cannot become an email by tidying. */
const TYPED_MAX = 1000;

/** Characters that no host has but a URL does: the host is encoded as part of one. */
const NO_HOST = /[/?#@:\\%[\]]/;

/**
 * Returns a typed email as it is checked and stored: without leftovers of pasting (invisible characters, `mailto:`, a
 * name, brackets, quotes, trailing punctuation), in NFKC, and with its host in ASCII (UTS #46), like
 * `ann@xn--mnchen-3ya.example`.
 */
export function tidyEmail(text: string): string {
  if (text.length > TYPED_MAX) return text;
  const plain = visibleText(text)
    .normalize("NFKC")
    .replace(/^[\s\p{Join_Control}]+|[\s\p{Join_Control}.,;]+$/gu, "")
    .replace(/^[^@]*<([^<>]*)>$/, "$1")
    // It may be percent-encoded (RFC 6068).
    .replace(/^mailto:([^?]*).*$/i, (_, address: string) => decoded(address))
    .replace(/^'(.*)'$/, "$1")
    .replace(/^[^\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+|[^\p{L}\p{M}\p{N}]+$/gu, "");
  return plain.includes("@") ? withEncodedHost(plain) : plain;
}

/** Returns an email, or part of one, with its host in ASCII as DNS has it (UTS #46). */
export function withEncodedHost(text: string): string {
  const start = text.lastIndexOf("@") + 1;
  const host = text.slice(start);
  if (/^[!-~]*$/.test(host) || NO_HOST.test(host)) return text;
  const encoded = url.domainToASCII(host).replace(/\.$/, "");
  return encoded ? text.slice(0, start) + encoded : text;
}

/** Returns an email as its owner writes it: `ann@münchen.example`. */
export function shownEmail(email: string): string {
  const at = email.lastIndexOf("@");
  return email.slice(0, at + 1) + (url.domainToUnicode(email.slice(at + 1)) || email.slice(at + 1));
}
