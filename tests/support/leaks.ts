/** What may never stand in a log. Tests use these passwords, addresses of these domains, and ideas with these words. */
const SECRETS: [string, RegExp][] = [
  ["a password", /[A-Z][a-z]+-layers-\d+|Wrong-password-\d/],
  ["a mail address", /[\w.+-]+(@|%40)[\w-]+\.(test|example)\b/i],
  ["a mailed token", /token_hash=|"token"/],
  ["a cookie or its header", /session=[\w-]{20,}|"(cookie|set-cookie|authorization)"/i],
  // "code" alone is also what a model server calls the kind of its error; ours are signed tokens.
  ["a code of a sign-on", /[?&]code=|"code":"ey/],
  ["a token or secret of a sign-on", /[?&"](access_token|refresh_token|id_token|client_secret)["=]/],
  ["an idea", /dog owners|hive inspections|QR menu|plans rehearsals|running buddy/],
];

/** The first line of a server's log that holds something of a visitor, and what it is; null when there is none. */
export function findLeak(log: string): string | null {
  for (const line of log.split("\n")) {
    const found = SECRETS.find(([, pattern]) => pattern.test(line));
    if (found) return `${found[0]}: ${line}`;
  }
  return null;
}
