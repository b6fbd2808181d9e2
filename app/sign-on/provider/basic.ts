import { orElse } from "~/base/kernel/or-else";
/** Returns the client id and secret of an Authorization header (RFC 6749, 2.3.1); null for another. */
export function basicOf(header = ""): [id: string, secret: string] | null {
  const basic = /^basic\s+(\S+)$/i.exec(header)?.[1] ?? "";
  const [id, secret] = Buffer.from(basic, "base64").toString("utf8").split(":").map(partOf);
  return id === undefined || secret === undefined ? null : [id, secret];
}

const partOf = (part: string) => orElse(() => decodeURIComponent(part.replaceAll("+", " ")), part);
