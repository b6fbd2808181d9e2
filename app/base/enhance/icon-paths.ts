/** Icons that scripts draw too. Separate constants, so that bundles contain only those they use. */
export const CHECK = "m4 12.5 5.5 5.5L20 6.5";
export const CLOSE = "M5 5l14 14M19 5 5 19";
export const COPY = "M8.5 8.5h12v12h-12zM15.5 8.5v-5h-12v12h5";
export const DOT = "M9 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0";
export const EYE =
  "M2 12c3.2-4.7 6.5-7 10-7s6.8 2.3 10 7c-3.2 4.7-6.5 7-10 7S5.2 16.7 2 12zm7 0a3 3 0 1 0 6 0 3 3 0 1 0-6 0";
export const EYE_OFF = `${EYE}M4 20.5 20 3.5`;
