// Packages that the built server and the command line hold in themselves. They are hundreds of small files, read one by
// one at each start: in the bundle they are one, without what is not used. Not in development: what is written as CommonJS
// cannot be loaded there that way.
export const BUNDLED = [
  ...[/^drizzle-orm/, /^@conform-to\//, /^highlight\.js/],
  ...["zod", "rate-limiter-flexible", "marked", "marked-highlight", "yaml", "smol-toml"],
  ...["lru-cache", "otpauth", "uqr", "lz-string", "remix-auth", "remix-auth-form", "culori"],
];
