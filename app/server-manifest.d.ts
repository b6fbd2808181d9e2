/** The bundler's manifest of what browsers load. `version` is its hash, `path` a route's path. */
declare module "virtual:remix/server-manifest" {
  const manifest: { version: string; routes: Record<string, { path?: string }> };
  export default manifest;
}
