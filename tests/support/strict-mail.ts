import addresses from "email-addresses";
import PostalMime from "postal-mime";

const LINE_MAX = 998;
const ENCODED_WORD = /=\?([\w-]+)\?([bq])\?([!->@-~]*)\?=/gi;
/** Headers that must occur exactly once (RFC 5322, 3.6). */
const ONE = ["from", "to", "date", "message-id", "subject", "mime-version", "content-type"];

/** Returns what a strict reader finds wrong with a raw mail, by RFC 5322 and 2047 for headers and the HTML part's validity. */
export async function mistakesInMail(raw: Uint8Array): Promise<string[]> {
  const found: string[] = [];
  const text = Buffer.from(raw).toString("latin1");
  for (const line of text.split("\r\n")) {
    if (/[\r\n]/.test(line)) found.push(`a line does not end with CR LF: ${line.slice(0, 80)}`);
    if (/[^\t\n\r -\x7e]/.test(line)) found.push(`not ASCII: ${line}`);
    if (line.length > LINE_MAX) found.push(`a line has ${line.length} characters`);
  }
  const [head = ""] = text.replace(/\r?\n/g, "\r\n").split("\r\n\r\n");
  if (/\r\n[ \t]+(?:\r\n|$)/.test(head)) found.push("a header has an empty line");
  const headers = head
    .replace(/\r\n(?=[ \t])/g, "")
    .split("\r\n")
    .map((line) => /^([!-9;-~]+): ?(.*)$/.exec(line) ?? [line, "", line]);
  for (const [line, name] of headers) if (!name) found.push(`no header: ${line}`);
  const named = (name: string) => headers.filter(([, each]) => each?.toLowerCase() === name);
  for (const name of ONE) if (named(name).length !== 1) found.push(`${named(name).length} of ${name}`);
  for (const [line = "", name, value = ""] of headers) {
    if (value.replace(ENCODED_WORD, "").includes("=?")) found.push(`half an encoded word: ${line}`);
    for (const word of value.matchAll(ENCODED_WORD))
      if (!isWord(word)) found.push(`encoded word: ${word[0]}`);
    if (/^(?:from|to)$/i.test(name ?? "") && !addresses.parseOneAddress({ input: value, strict: true }))
      found.push(`no mailbox: ${line}`);
  }
  for (const name of ["message-id", "list-id"])
    for (const [line, , value = ""] of named(name))
      if (!/^<[^\s<>@]+(?:@[^\s<>@]+)?>$/.test(value)) found.push(`no id: ${line}`);
  const { text: plain = "", html } = await PostalMime.parse(raw);
  if (!plain.trim()) found.push("no text part");
  if (/[^\P{Cc}\t\n\r]|\p{Cs}|\uFFFD/u.test(plain + (html ?? ""))) found.push("a character that is none");
  // Imported on demand, because many tests send no mail.
  const { mistakesOfMail } = await import("./valid-html");
  if (html) found.push(...(await mistakesOfMail(html)));
  return found;
}

/** An encoded word has at most 75 characters and contains only whole letters (RFC 2047, 2 and 5). */
function isWord([word, charset = "", encoding = "", body = ""]: RegExpMatchArray): boolean {
  if (word.length > 75) return false;
  const ofHex = body
    .replaceAll("_", " ")
    .replace(/=([0-9A-F]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  const bytes = /b/i.test(encoding) ? Buffer.from(body, "base64") : Buffer.from(ofHex, "latin1");
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes) !== "";
  } catch {
    return false;
  }
}

/** @throws Error that lists what is wrong with any of these mails */
export async function checkMails(mails: Iterable<Uint8Array>): Promise<void> {
  for (const mail of mails) {
    const found = await mistakesInMail(mail);
    if (found.length > 0) throw new Error(`A mail is not well formed:\n${found.join("\n")}\n\n${mail}`);
  }
}
