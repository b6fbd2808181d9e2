// Little words with a meaning of their own, in all languages, written like the words of a topic.

/** Up to five words after one of these in a sentence do not call for a topic: "no money", "without chat or payments". */
export const NEGATIONS =
  "no, not, never, nor, without, don't, dont, doesn't need, nothing, none, neither, instead of, rather than, kein, keine, keinen, keiner, nicht, ohne, weder, pas, sans, aucun, aucune, ni, sin, nada de, tampoco, sem, nem, não, nenhum, nenhuma, non, senza, né, niente, nessun, nessuna, geen, niet, zonder, 不, 没, 没有, 无, 不要, 不需要, 无需, 别";

/** Phrases that hold one of the negations and yet take nothing away. */
export const HARMLESS_NEGATIONS =
  "no show*, no matter, no idea, no later, not later, no more than, not more than, no less, no fewer, no longer, not only, not just, not sure, nothing but, don't forget, dont forget, never forget, no one, nicht nur, nicht mehr als, pas seulement, pas plus de, niet alleen, niet meer dan, non solo, no solo, não só, 不但, 不仅, 不同, 不过, 不断";

/** After one of these nothing more in the sentence calls for a topic: "Out of scope: payments, chat". */
export const REFUSALS =
  "out of scope, not in scope, not in v#, not in version, not in the first version, not part of, not included, non goals, leave out, we do not need, we don't need, we dont need, i do not need, i don't need, i dont need, i do not want, i don't want, i dont want, we do not want, we don't want, we dont want, hors périmètre, fuera de alcance, fora do escopo, fuori ambito, buiten scope";

/** Up to six words before one of these in a clause do not call for a topic: "rides not needed". */
export const WAVED_AWAY =
  "not needed, not necessary, is not needed, isn't needed, aren't needed, not required, not wanted, unnecessary, nicht nötig, nicht notwendig, brauchen wir nicht, brauche ich nicht, pas nécessaire, no hace falta, no es necesario, não é necessário, non serve, non servono, niet nodig, hoeft niet, elsewhere";

/** Words for numbers, without those that are also another little word. */
export const NUMBERS =
  "two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, fifteen, twenty, thirty, zwei, drei, vier, fünf, sechs, sieben, acht, neun, zehn, zwölf, deux, trois, quatre, cinq, huit, neuf, dix, douze, dos, tres, cuatro, cinco, siete, ocho, nueve, diez, dois, duas, três, quatro, sete, oito, nove, dez, tre, quattro, cinque, sette, otto, dieci, twee, drie, vijf, zes, zeven, negen, tien, twaalf, 一, 二, 两, 三, 四, 五, 六, 七, 八, 九, 十";

/** Words that join two clauses: the quote of a rule ends before them. */
export const JOINTS =
  "and, or, but, so, because, otherwise, und, oder, aber, sonst, et, ou, mais, sinon, y, o, pero, e, mas, senão, ed, ma, oppure, maar, 和, 或, 但";
