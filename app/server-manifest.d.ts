/** Of the framework's bundler: what the browser loads. `version` is a hash of it. */
declare module "virtual:remix/server-manifest" {
  const manifest: { version: string };
  export default manifest;
}
