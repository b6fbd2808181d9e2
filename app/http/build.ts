/** Names the build of the site, on requests and answers of a page's scripts (app/ui/native-fallback.ts). */
export const BUILD_HEADER = "X-Build";

let current: string | undefined;

/** Said once at start, by the entry: only the bundle knows. */
export function knowBuild(version: string): void {
  current = version;
}

/** Whether a page of an earlier build sent this by script: it could not read the answer, so nothing must be done yet. */
export function isFromOldPage(request: Request): boolean {
  const build = request.headers.get(BUILD_HEADER);
  return build !== null && current !== undefined && build !== current;
}

/** Whether the script of one of our pages sent this, whatever its build. */
export function isFromPageScript(request: Request): boolean {
  return request.headers.has(BUILD_HEADER);
}
