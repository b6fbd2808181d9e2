// Little words with a meaning of their own, written like the words of a topic. In other languages than English stand those that are
// also looked for elsewhere: in what a model server quotes (`excluded.ts`), and in titles (`name.ts`).

/** Up to five words after one of these in a sentence do not call for a topic: "no money", "without chat or payments". */
export const NEGATIONS =
  "no, not, never, nor, without, don't, dont, doesn't need, nothing, none, neither, instead of, rather than";

/** Phrases that hold one of the negations and yet take nothing away. */
export const HARMLESS_NEGATIONS =
  "no show*, no matter, no idea, no later, not later, no more than, not more than, no less, no fewer, no longer, not only, not just, not sure, nothing but, don't forget, dont forget, never forget, no one, or not, if not, oder nicht, wenn nicht, ou pas, o no, si no, ou não, se não, se non, of niet, als niet, nicht nur, nicht mehr als, pas seulement, pas plus de, niet alleen, niet meer dan, non solo, no solo, não só, 不但, 不仅, 不同, 不过, 不断";

/** After one of these nothing more in the sentence calls for a topic: "Out of scope: payments, chat". */
export const REFUSALS =
  "out of scope, not in scope, not wanted, not now, not yet, not for now, later maybe, maybe later, do we not need, do i not need, do not need, don't need, dont need, do not want, don't want, dont want, we ain't, i ain't, don't connect, do not connect, what stays out, stays out, nicht dabei, nicht gewünscht, was nicht, später vielleicht, brauchen wir nicht, pas dans la v#, plus tard, no incluye, más adelante, fica de fora, più avanti, niet nu, 不做, 暂不, not in v#, not in version, not in the first version, not part of, not included, non goals, leave out, we do not need, we don't need, we dont need, i do not need, i don't need, i dont need, i do not want, i don't want, i dont want, we do not want, we don't want, we dont want, leave that, no quiero, no queremos, no necesito, no necesitamos, não quero, não queremos, não preciso, je ne veux pas, on ne veut pas, pas besoin, ich will kein, wir wollen kein, ich brauche kein, wir brauchen kein, non voglio, non vogliamo, ik wil geen, we willen geen, hors périmètre, fuera de alcance, fora do escopo, fuori ambito, buiten scope";

/** A clause that begins with one of these says what is not wanted: "no chat", "please no ads". */
export const NOTHING_OF =
  "no, and no, but no, please no, also no, just no, without, nothing about, kein, keine, keinen, bitte kein, bitte keine, und kein, und keine, ohne, pas de, pas d, aucun, aucune, sans, et pas de, sin, nada de, y sin, y nada de, sem, nada de, e sem, senza, niente, nessun, nessuna, e niente, geen, en geen, zonder, 不要, 不需要, 没有, 无需";

/** Up to six words before one of these in a clause do not call for a topic: "rides not needed". */
export const WAVED_AWAY =
  "not needed, not necessary, is not needed, isn't needed, aren't needed, not required, not wanted, unnecessary, we already have, i already have, already exists, is separate, separately, nicht nötig, nicht notwendig, brauchen wir nicht, brauche ich nicht, haben wir schon, gibt es schon, pas nécessaire, on a déjà, no hace falta, no gracias, no por la, no per la, no grazie, no es necesario, ya tenemos, aparte, não é necessário, não precisa, já temos, non serve, non servono, abbiamo già, niet nodig, hoeft niet, hebben we al, elsewhere, woanders, ailleurs";

/** Words for numbers, without those that are also another little word. */
export const NUMBERS =
  "two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, fifteen, twenty, thirty";

/** A clause that begins with one of these is a condition: half a sentence, and the rest of it says what happens then. */
export const CONDITIONS = "if, when, whenever";

/** A clause that begins with one of these says what happens after the one before it. */
export const CONSEQUENCES =
  "then, otherwise, or it, or they, or you, or he, or she, or the next, after that, later than that, after then, or else, else";

/** So does a sentence after it that begins with one of these. */
export const AFTERMATHS =
  "if not, if nobody, if no one, if none, if no answer, if they don't, if they dont, if they do not, if you don't, if you dont, if they say no, if late, if someone doesn't, if someone doesnt, if somebody does not, later than, late ones, late orders, late entries, after that, afterwards, unpaid, who does not, who doesn't, whoever does not, whoever doesn't, anything after";

/** A clause that begins with one of these does not say what it speaks of. */
export const HANGING_FIRST =
  "who has, that must, that should, that can, that can't, that is, that's, that was, that goes, that has, this must, this should, this can, this is, those must, those should, these must, these should, can't, cant, cannot, must not, mustn't, shouldn't, should not, must never, should never";

/** Words that join two clauses. A clause that is too long to quote is parted before them, and no quote begins with one. */
export const JOINTS =
  "and, or, but, so, because, cos, otherwise, plus, then, und, oder, aber, sonst, weil, dann, et, ou, sinon, donc, puis, y, pero, porque, luego, e, senão, então, ed, oppure, poi, maar, dan, 和, 或, 但, 因为, 所以";

/** A clause that is too long to quote is parted before these too. */
export const BREAKS =
  "when, if, which, while, unless, since, wenn, falls, damit, dass, quand, si, qui, lorsque, cuando, que, quando, che, als, dat, zodat, mais";

/** A new clause begins with these, though no mark stands before them. */
export const CLAUSE_STARTS =
  "but, because, cos, otherwise, and then, and i, and we, and you, and he, and she, and it, and they, and there, and if, and when, so i, so we, so they, so it, so that, or they, or i, or we";

/** An idea that begins with one of these says first who is speaking, or what it is. */
export const SELF =
  "a, an, the, app, create, build, make, like, another, simple, want, need, i, i'm, im, i am, i've, ive, i own, i run, i have, we, we're, we are, our, my, hi, hello, hey, dear, sorry, right, ok, so, subject, im a";

/** A sentence with one of these at its beginning says what the product is. */
export const PRODUCTS =
  "app for, app to, app that, app where, app which, page for, page where, order page, booking page, site for, site where, website for, website where, tool for, tool that, tool to, system for, platform for, platform where, planner for";
