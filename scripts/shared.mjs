import { once } from "node:events";
import { createServer, isIP } from "node:net";

/**
 * Returns whether HOST is an IP address or a name. What looks like an IP address must be a valid one.
 * @param {string} text
 */
export const isHost = (text) => isIP(text) !== 0 || (/^[\w.-]+$/.test(text) && !/^[\d.]+$/.test(text));

/**
 * Returns the URL that visitors use. A mistake in APP_URL is passed on, because the app reports it.
 * @param {{ APP_URL?: string, PORT?: string | number }} env
 * @returns {string}
 */
export const appUrlOf = ({ APP_URL, PORT }) => APP_URL || `http://127.0.0.1:${PORT || 3000}`;

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
    if (code === "EADDRINUSE")
      return `PORT: ${PORT} on ${HOST} is taken by another program: stop that, or choose another port`;
    if (code === "EACCES")
      return `PORT: ${PORT} needs more rights than this account has: choose one above 1023`;
    return `HOST, PORT: the site cannot listen on ${HOST}, port ${PORT} (${code})`;
  }
}
