/** Request and response header with the build of the site (see app/ui/native-fallback.ts). */
export const BUILD_HEADER = "X-Build";

let current: string | undefined;

/** Set once at start by the entry: only the bundle knows its version. */
export function knowBuild(version: string): void {
  current = version;
}

/** Whether a page of an earlier build sent this by script. It could not read the answer, so nothing must be done. */
export function isFromOldPage(request: Request): boolean {
  const build = request.headers.get(BUILD_HEADER);
  return build !== null && current !== undefined && build !== current;
}

/** Whether a script of our pages sent this, whatever its build. */
export function isFromPageScript(request: Request): boolean {
  return request.headers.has(BUILD_HEADER);
}
