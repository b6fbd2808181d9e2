/** Of the framework's bundler: what the browser loads. `version` is a hash of it; `path` is a route's. */
declare module "virtual:remix/server-manifest" {
  const manifest: { version: string; routes: Record<string, { path?: string }> };
  export default manifest;
}
