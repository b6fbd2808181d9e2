/** What was asked for cannot be done; the message says why to whoever asked. */
export class Refused extends Error {}
