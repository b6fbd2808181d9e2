/** Words after which a word of the idea does not call for a topic: "no money", "without chat". Written like a topic's words. */
export const NEGATIONS =
  "no, not, never, nor, without, don't, doesn't, isn't, aren't, won't, nothing, neither, instead of, kein*, nicht, ohne, weder, pas, sans, aucun*, ni, sin, nada de, sem, nem, não, non, senza, né, geen, niet, zonder, ingen, inga, inget, inte, utan, ikke, uten, uden";
