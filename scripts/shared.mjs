import { isIP } from "node:net";

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
