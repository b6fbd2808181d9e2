// As a whole: builds for browsers, which no page asks for, have no such module.
import url from "node:url";
import { visibleText } from "./incoming-text";

/** RFC 5321, 4.5.3.1.3: a path has 256 characters with its brackets. */
export const EMAIL_MAX = 254;

/** The pattern of `<input type=email>` (HTML standard, "valid email address"), with at least one dot in the host. */
const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX && EMAIL.test(text);
}

/** Whether only letters beyond ASCII before its @ keep a text from being an email: mail needs SMTPUTF8 for it (RFC 6531). */
export function hasOtherLetters(text: string): boolean {
  const at = text.lastIndexOf("@");
  const plain = text.slice(0, at).replace(/[^\0-\x7f]/gu, "a") + text.slice(at);
  return plain !== text && isEmail(plain);
}

/** UTF-16 units. Nothing longer becomes an email by tidying. */
const TYPED_MAX = 1000;

/** What a host cannot have, but a URL, as which it is read to be encoded, can. */
const NO_HOST = /[/?#@:\\%[\]]/;

/**
 * An email as it is checked and stored: without what came along when it was pasted (invisible characters, `mailto:`, a name,
 * brackets, quotes, marks at its end), in plain letters (NFKC), and its host as DNS has it (UTS #46): `ann@xn--mnchen-3ya.example`.
 */
export function tidyEmail(text: string): string {
  if (text.length > TYPED_MAX) return text;
  const plain = visibleText(text)
    .normalize("NFKC")
    .replace(/^[\s\p{Join_Control}]+|[\s\p{Join_Control}.,;]+$/gu, "")
    .replace(/^[^@]*<([^<>]*)>$/, "$1")
    .replace(/^mailto:([^?]*).*$/i, (_, address: string) => decoded(address))
    .replace(/^'(.*)'$/, "$1")
    .replace(/^[^\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+|[^\p{L}\p{M}\p{N}]+$/gu, "");
  return plain.includes("@") ? withEncodedHost(plain) : plain;
}

/** An address of a `mailto:` link (RFC 6068), in which it may be encoded. */
function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** An email, or a host or whole part of one, with its host as DNS has it. */
export function withEncodedHost(text: string): string {
  const start = text.lastIndexOf("@") + 1;
  const host = text.slice(start);
  if (/^[!-~]*$/.test(host) || NO_HOST.test(host)) return text;
  const encoded = url.domainToASCII(host).replace(/\.$/, "");
  return encoded ? text.slice(0, start) + encoded : text;
}

/** An email as its owner writes it: `ann@münchen.example`. */
export function shownEmail(email: string): string {
  const at = email.lastIndexOf("@");
  return email.slice(0, at + 1) + (url.domainToUnicode(email.slice(at + 1)) || email.slice(at + 1));
}
