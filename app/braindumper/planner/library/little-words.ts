// Little words with a meaning of their own, in all languages, written like the words of a topic.

/** Up to five words after one of these in a sentence do not call for a topic: "no money", "without chat or payments". */
export const NEGATIONS =
  "no, not, never, nor, without, don't, dont, doesn't need, nothing, none, neither, instead of, rather than, kein, keine, keinen, keiner, nicht, ohne, weder, pas, sans, aucun, aucune, ni, sin, nada de, tampoco, sem, nem, não, nenhum, nenhuma, non, senza, né, niente, nessun, nessuna, geen, niet, niks, zonder, 不, 没, 没有, 无, 不要, 不需要, 无需, 别";

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
  "two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, fifteen, twenty, thirty, zwei, drei, vier, fünf, sechs, sieben, acht, neun, zehn, zwölf, deux, trois, quatre, cinq, huit, neuf, dix, douze, dos, tres, cuatro, cinco, siete, ocho, nueve, diez, dois, duas, três, quatro, sete, oito, nove, dez, tre, quattro, cinque, sette, otto, dieci, twee, drie, vijf, zes, zeven, negen, tien, twaalf, 一, 二, 两, 三, 四, 五, 六, 七, 八, 九, 十";

/** A clause that begins with one of these is a condition: half a sentence, and the rest of it says what happens then. */
export const CONDITIONS =
  "if, when, whenever, wenn, falls, sobald, si, quand, lorsque, cuando, se, quando, als, wanneer, 如果, 当";

/** A clause that begins with one of these says what happens after the one before it. */
export const CONSEQUENCES =
  "then, otherwise, or it, or they, or you, or he, or she, or the next, after that, later than that, after then, or else, else, sonst, dann, danach, ansonsten, sinon, alors, après ça, si no, luego, entonces, después de eso, senão, então, depois disso, altrimenti, poi, allora, anders, daarna, dan, 否则, 之后";

/** So does a sentence after it that begins with one of these. */
export const AFTERMATHS =
  "if not, if nobody, if no one, if none, if no answer, if they don't, if they dont, if they do not, if you don't, if you dont, if they say no, if late, if someone doesn't, if someone doesnt, if somebody does not, later than, late ones, late orders, late entries, after that, afterwards, unpaid, who does not, who doesn't, whoever does not, whoever doesn't, anything after, wenn nicht, wer nicht, wer zu spät, si non, si no, se não, se non, als niet, zo niet";

/** A clause that begins with one of these does not say what it speaks of. */
export const HANGING_FIRST =
  "who has, that must, that should, that can, that can't, that is, that's, that was, that goes, that has, this must, this should, this can, this is, those must, those should, these must, these should, das darf, das muss, das soll, das sollte, das kann, das geht, das ist, das wird, das mag, ça, cela, que ça, eso, esto, esas cosas, essas coisas, isso, isto, questo, queste cose, dat mag, dat moet, dat is, dat kan, can't, cant, cannot, must not, mustn't, shouldn't, should not, must never, should never, darf nicht, darf nie, ne doit, no puede, não pode, non deve, mag niet, mag nooit";

/** Neither does one that ends with one of these. */
export const HANGING_LAST = "that, this, das, ça, eso, isso, questo, dat";

/** Words that join two clauses. A clause that is too long to quote is parted before them, and no quote begins with one. */
export const JOINTS =
  "and, or, but, so, because, cos, otherwise, plus, then, und, oder, aber, sonst, weil, dann, et, ou, sinon, donc, puis, y, pero, porque, luego, e, senão, então, ed, oppure, poi, maar, dan, 和, 或, 但, 因为, 所以";

/** A clause that is too long to quote is parted before these too. */
export const BREAKS =
  "when, if, which, while, unless, since, wenn, falls, damit, dass, quand, si, qui, lorsque, cuando, que, quando, che, als, dat, zodat, mais";

/** A new clause begins with these, though no mark stands before them. */
export const CLAUSE_STARTS =
  "but, because, cos, otherwise, and then, and i, and we, and you, and he, and she, and it, and they, and there, and if, and when, so i, so we, so they, so it, so that, or they, or i, or we, aber, weil, sonst, und dann, und ich, und wir, und sie, und er, und man, und es, und wenn, sinon, parce que, et je, et on, et il, et elle, et ils, et elles, et nous, et quand, et si, pero, porque, si no, y luego, y después, y yo, y si, y cuando, así que, senão, e depois, e eu, e se, então, perché, altrimenti, e poi, e se, quindi, maar, omdat, en dan, en ik, en we, en ze, en hij, en als, dus, 但, 但是, 因为, 所以, 然后, mais il, mais on, mais je, mais les, mais pas, mais si, mais c'est, mais elle, mas não, mas só, mas quem, ma non, ma solo, ma se, ma il";

/** A sentence with one of these says how it was until now: nothing is asked about it. */
export const UNTIL_NOW =
  "until now, up to now, till now, we currently, i currently, currently we, currently i, today we, today it, today it's, today its, today i, today by, today people, today everything, today everybody, today everyone, now we, now it's, now its, now people, now everything, now they, right now we, right now i, right now it, right now its, right now people, right now they, right now everything, used to, so far we, so far i, so far it, these days we, up till now, as of now, bisher, bislang, bis jetzt, derzeit, momentan, zurzeit, zur zeit, im moment, heute machen, heute läuft, heute per, heute mit, heute geht, jetzt machen, jetzt läuft, jetzt schreiben, jusqu'ici, jusqu'à présent, jusqu'à maintenant, pour l'instant, pour le moment, actuellement, en ce moment, aujourd'hui c'est, aujourd'hui on, aujourd'hui je, aujourd'hui tout, aujourd'hui nous, aujourd'hui les, maintenant c'est, maintenant on, hasta ahora, por ahora, ahora mismo, actualmente, ahora lo, ahora se, ahora todo, ahora la, ahora los, ahora me, hoy lo, hoy se, hoy todo, até agora, até hoje, hoje a, hoje o, hoje é, hoje eu, hoje fazemos, hoje tudo, hoje todo, hoje as, hoje os, agora é, agora eu, agora a, atualmente, no momento, finora, fino ad ora, fino a oggi, adesso facciamo, adesso è, adesso lo, adesso si, adesso usiamo, adesso tutto, oggi si, oggi lo, oggi facciamo, oggi usiamo, al momento, attualmente, per ora, tot nu toe, op dit moment, momenteel, nu doen, nu gaat, nu is, nu nog, nu staat, nu bellen, nu schrijven, nu hebben, 现在都, 现在是, 现在用, 现在靠, 现在全, 现在大家, 目前, 以前, 之前都, 一直用";

/** So does one with one of these at the beginning of a clause. */
export const UNTIL_NOW_FIRST =
  "at the moment, currently, right now, at present, presently, nowadays, so far, today, aktuell, maintenant, ahora, hoy, hoje, agora, adesso, oggi, nu, 现在";

/** So does a sentence with one of these. */
export const INSTEAD =
  "instead of, rather than, no more, not any more, replace our, replace my, replaces our, replaces my, replacing our, replacing my, replace the paper, replaces the paper, get rid of, sick of, tired of, fed up, statt, anstatt, au lieu de, au lieu d, à la place de, en lugar de, en vez de, em vez de, ao invés de, invece di, al posto di, in plaats van, 而不是, 代替";

/** Where things were kept until now. Nothing is asked about a clause with one of these. */
export const OLD_WAYS =
  "on paper, paper list*, paper sheet*, paper form*, paper book*, paper calendar*, paper diary, pen and paper, piece of paper, sheet of paper, excel, spreadsheet*, google sheet*, google form*, whiteboard*, clipboard*, notebook, sticky notes, post its, whatsapp group*, whatsapp chaos, whatsapp chat*, group chat*, group text*, facebook group*, email chain*, shoebox, index card*, exercise book*, chaos, nightmare, so stupid, annoying, i spend, msgs, people ask me, everyone asks, everybody asks, people email, people text, text me at all, people call me, people ring, hours calling, an hour calling, last year, last month, last week, last season, last spring, last summer, last autumn, last winter, last time, always were, it happened, has happened, was always, we had, i had, we lost, i lost, somebody had, someone had, hate myself, is a lie, nightmare, my problem, my biggest problem, the problem is, a headache, every day # or #, keep walking off, keeps walking off, go missing, goes missing, gehen verloren, l'année dernière, el año pasado, ano passado, l'anno scorso, vorig jaar, letztes jahr, 去年, phone now, mail now, a mess, drives me crazy, driving me crazy, drives me mad, keep calling, keep forgetting, keeps forgetting, lose track, loses track, gets lost, get lost, calls all day, zettelwirtschaft, klemmbrett, whatsapp gruppe*, excelliste*, excel tabelle*, auf papier, papierliste*, plus de papier, tableur, groupe whatsapp, grupo de whatsapp, cuaderno, libreta, bronca, pizarra, en papel, de papel, un lío, planilha*, caderno, grupo do whatsapp, no papel, bagunça, gruppo whatsapp, quaderno, foglio excel, su carta, schriftje, whatsappgroep, appgroep, op papier, 纸质, 微信群, 本子";

/** Phrases that hold one of those and yet speak of what is to come. */
export const STILL_WANTED =
  "to excel, as excel, excel export*, in excel format, excel file for, import from excel, no more than, no more #, used to it, get used to, not used to, is used to, are used to";

/** An idea that begins with one of these says first who is speaking, or what it is. */
export const SELF =
  "a, an, the, app, create, build, make, like, another, simple, want, need, i, i'm, im, i am, i've, ive, i own, i run, i have, we, we're, we are, our, my, hi, hello, hey, dear, sorry, right, ok, so, subject, im a, eine, ein, ich, wir, mein, meine, unser, unsere, hallo, liebe, lieber, une, un, je, nous, mon, ma, notre, bonjour, salut, una, soy, somos, mi, tengo, tenemos, nuestro, nuestra, hola, um, uma, sou, meu, minha, tenho, temos, nosso, nossa, oi, olá, sono, siamo, il mio, la mia, ho, abbiamo, ciao, een, ik, wij, we hebben, mijn, ons, onze, hoi, 我, 我们, 你好";

/** A sentence with one of these at its beginning says what the product is. */
export const PRODUCTS =
  "app for, app to, app that, app where, app which, page for, page where, order page, booking page, site for, site where, website for, website where, tool for, tool that, tool to, system for, platform for, platform where, planner for, webseite für, app für, app pour, app para, app per, app voor";

/** A clause with one of these speaks of one certain person, who knows what to do. */
export const ASIDES =
  "my wife, my husband, my daughter, my son, my sister, my brother, my mother, my father, my mum, my dad, meine frau, mein mann, meine tochter, mein sohn, ma femme, mon mari, ma fille, mon fils, mi mujer, mi marido, mi hija, mi hijo, minha esposa, meu marido, mia moglie, mio marito, mijn vrouw, mijn man";

/** A clause that says who or what is excepted: a rule in it is told to its end. */
export const EXCEPTIONS = "unless, except, außer, sauf, salvo, tranne, behalve, 除非, 除了";
