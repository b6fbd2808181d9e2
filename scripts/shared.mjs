import { isIP } from "node:net";

/**
 * Whether HOST is an ip or a name; what looks like an ip must be one.
 * @param {string} text
 */
export const isHost = (text) => isIP(text) !== 0 || (/^[\w.-]+$/.test(text) && !/^[\d.]+$/.test(text));

/**
 * The url visitors use. A mistake in APP_URL is left in: the app reports it.
 * @param {{ APP_URL?: string, PORT?: string | number }} env
 * @returns {string}
 */
export const appUrlOf = ({ APP_URL, PORT }) => APP_URL || `http://127.0.0.1:${PORT || 3000}`;
