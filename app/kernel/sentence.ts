/** A text of somebody else's, as the end of a sentence of ours: it may bring its full stop along. */
export const ended = (text: string): string => `${text.trim().replace(/\.+$/, "")}.`;
