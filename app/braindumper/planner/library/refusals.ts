// What authors say of what they do not want, in the languages that ideas are written in. It keeps a model server's questions from it.

/** What follows in the sentence, or under it as a heading, is not wanted. */
export const REFUSALS =
  "out of scope, not in scope, not wanted, not now, not yet, not for now, later maybe, maybe later, do we not need, do i not need, do not need, don't need, dont need, do not want, don't want, dont want, we ain't, i ain't, don't connect, do not connect, what stays out, stays out, nicht dabei, nicht gewünscht, was nicht, später vielleicht, brauchen wir nicht, pas dans la v1, plus tard, no incluye, más adelante, fica de fora, più avanti, niet nu, 不做, 暂不, not in v1, not in version, not in the first version, not part of, not included, non goals, leave out, leave that, no quiero, no queremos, no necesito, no necesitamos, não quero, não queremos, não preciso, je ne veux pas, on ne veut pas, pas besoin, ich will kein, wir wollen kein, ich brauche kein, wir brauchen kein, non voglio, non vogliamo, ik wil geen, we willen geen, hors périmètre, fuera de alcance, fora do escopo, fuori ambito, buiten scope";

/** What stands before it in its clause, or under it as a heading, is not wanted. */
export const WAVED_AWAY =
  "not needed, not necessary, isn't needed, aren't needed, not required, not wanted, unnecessary, we already have, i already have, already exists, is separate, separately, nicht nötig, nicht notwendig, brauchen wir nicht, brauche ich nicht, haben wir schon, gibt es schon, pas nécessaire, on a déjà, no hace falta, no gracias, no por la, no per la, no grazie, no es necesario, ya tenemos, aparte, não é necessário, não precisa, já temos, non serve, non servono, abbiamo già, niet nodig, hoeft niet, hebben we al, elsewhere, woanders, ailleurs";

/** A clause that begins with one of these says what is not wanted. */
export const NOTHING_OF =
  "no, and no, but no, please no, also no, just no, without, nothing about, kein, keine, keinen, bitte kein, bitte keine, und kein, und keine, ohne, pas de, pas d, aucun, aucune, sans, et pas de, sin, nada de, y sin, y nada de, sem, e sem, senza, niente, nessun, nessuna, e niente, geen, en geen, zonder, 不要, 不需要, 没有, 无需";

/** One that begins with one of these does not. */
export const HARMLESS =
  "no show, no shows, no matter, no idea, no later, no more than, no less, no fewer, no longer, no one";
