import { once } from "node:events";
import { get } from "node:http";
import { createServer, isIP } from "node:net";
import { text } from "node:stream/consumers";

/**
 * Returns whether HOST is an IP address or a name. What looks like an IP address must be a valid one.
 * @param {string} name
 */
export const isHost = (name) => isIP(name) !== 0 || (/^[\w.-]+$/.test(name) && !/^[\d.]+$/.test(name));

/**
 * Returns the URL that visitors use. A mistake in APP_URL is passed on, because the app reports it.
 * @param {{ APP_URL?: string, HOST?: string, PORT?: string | number }} env
 * @returns {string}
 */
export const appUrlOf = ({ APP_URL, HOST, PORT }) =>
  APP_URL || `http://${HOST === "::1" ? "[::1]" : "127.0.0.1"}:${PORT || 3000}`;

/**
 * Returns where this machine reaches a server that listens on HOST and PORT.
 * @param {{ HOST: string, PORT: string | number }} at
 */
export function localUrl({ HOST, PORT }) {
  const host = HOST === "0.0.0.0" ? "127.0.0.1" : HOST === "::" ? "::1" : HOST;
  return `http://${isIP(host) === 6 ? `[${host}]` : host}:${PORT}`;
}

/**
 * Returns whether a site of ours answers there.
 * @param {string} url
 */
export async function answers(url) {
  try {
    // Not fetch, which does not keep a process alive that waits for it alone.
    const asked = get(`${url}/healthz`, { agent: false, signal: AbortSignal.timeout(3000) });
    const [answer] = await once(asked, "response");
    return (await text(answer)) === "ok\n";
  } catch {
    return false;
  }
}

/**
 * Returns why nothing can listen on HOST and PORT; null when something can.
 * @param {{ HOST: string, PORT: string | number }} at
 */
export async function portProblem({ HOST, PORT }) {
  try {
    const probe = createServer().listen({ port: Number(PORT), host: HOST, exclusive: true });
    await once(probe, "listening");
    await new Promise((resolve) => probe.close(resolve));
    return null;
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    const url = localUrl({ HOST, PORT });
    if (code === "EADDRINUSE" && (await answers(url)))
      return `PORT: a site of Loam answers at ${url} already (systemctl status loam): stop it, or choose another port`;
    if (code === "EADDRINUSE")
      return `PORT: ${PORT} on ${HOST} is taken by another program: stop that, or choose another port`;
    if (code === "EACCES")
      return `PORT: ${PORT} needs more rights than this account has: choose one above 1023`;
    return `HOST, PORT: the site cannot listen on ${HOST}, port ${PORT} (${code})`;
  }
}
