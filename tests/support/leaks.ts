/** What must never be in a log. Tests use passwords, email domains and ideas that these patterns match. */
const SECRETS: [string, RegExp][] = [
  ["a password", /[A-Z][a-z]+-layers-\d+|Wrong-password-\d/],
  ["a mail address", /[\w.+-]+(@|%40)[\w-]+\.(test|example)\b/i],
  ["a mailed token", /token_hash=|"token"/],
  ["a cookie or its header", /session=[\w-]{20,}|"(cookie|set-cookie|authorization)"/i],
  // Not just "code": a model server's errors have a "code" too. Ours are signed tokens, which begin with "ey".
  ["a code of a sign-on", /[?&]code=|"code":"ey/],
  ["a token or secret of a sign-on", /[?&"](access_token|refresh_token|id_token|client_secret)["=]/],
  ["an idea", /dog owners|hive inspections|QR menu|plans rehearsals|running buddy/],
];

/** Returns what a server's log leaks, with the line; null when nothing. */
export function findLeak(log: string): string | null {
  for (const line of log.split("\n")) {
    const found = SECRETS.find(([, pattern]) => pattern.test(line));
    if (found) return `${found[0]}: ${line}`;
  }
  return null;
}
