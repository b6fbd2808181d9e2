// Packages bundled into the built server and the command line. They are hundreds of small files, which take time to
// read at each start; in the bundle, unused parts are dropped too. Not in development, where CommonJS packages cannot
// be loaded this way.
export const BUNDLED = [
  ...[/^drizzle-orm/, /^@conform-to\//, /^highlight\.js/],
  ...["zod", "rate-limiter-flexible", "marked", "marked-highlight", "yaml", "smol-toml"],
  ...["lru-cache", "otpauth", "uqr", "lz-string", "remix-auth", "remix-auth-form", "culori"],
];
