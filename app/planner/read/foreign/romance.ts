import { isPerson } from "../../catalogue/people";
import { singular } from "../../text/words";
import type { Token } from "../words/tokens";
import { clausesParted, commasPut } from "./parted";
import { make } from "./senses";

/** What a Romance language says, in English order. */
export function romanceOrder(tokens: Token[]): Token[] {
  const said = mustBeNeeded(subjectsSaid(namedAfterUse(commasPut(clausesParted(tokens)))));
  return forWhomToDo(whoDoesIt(adjectivesFirst(whichItIsIn(pronounsBehind(said)))));
}

/** Adjectives that stay behind their noun in English too, or say what a thing is rather than which one. */
const STAYS = /^(?:ready|able|sold out|left over|due)$/;

/** "trajes regionales", "fundas pendientes": in English the adjective stands before its noun. */
export function adjectivesFirst(tokens: Token[]): Token[] {
  const moved: Token[] = [];
  for (const [i, token] of tokens.entries()) {
    const next = tokens[i + 1];
    let at = moved.length;
    while (at > 0 && moved[at - 1]?.tag === "N") at -= 1;
    const describes = token.tag === "A" && at < moved.length && !STAYS.test(token.lower) && next?.tag !== "N";
    if (describes) {
      const article = moved[at - 1];
      if (article?.lower === "a" && /^[aeiou]/.test(token.lower)) moved[at - 1] = make("an", "D", "a");
      moved.splice(at, 0, token);
    } else moved.push(token);
  }
  return moved;
}

/** "les damos un tique", "je leur envoie un devis": to whom something is given stands behind the verb in English. */
function pronounsBehind(tokens: Token[]): Token[] {
  const ordered = [...tokens];
  for (let i = 0; i + 1 < ordered.length; i++) {
    const token = ordered[i] as Token;
    if (token.base === "them-people") {
      const told = ordered
        .slice(0, i)
        .findLast((one) => one.tag === "N" && isPerson(singular(one.lower)) && !GROUP.test(one.lower));
      const bare = /^[NAQ]$/.test(ordered[i + 1]?.tag ?? "");
      ordered.splice(
        i,
        1,
        ...(told && !bare ? [make("the", "D"), make(told.text, "N")] : [make("them", "R")]),
      );
      continue;
    }
    const toWhom =
      (token.tag === "R" && (/^(?:me|us|them)$/.test(token.lower) || token.base === "it-before")) ||
      (token.tag === "D" && token.lower === "their");
    if (!toWhom) continue;
    // The ending of "damos" has put its own "we" between them.
    const said = ordered[i + 1]?.tag === "R" && ordered[i + 2]?.tag === "V";
    const verbAt = said ? i + 2 : i + 1;
    if (ordered[verbAt]?.tag !== "V") continue;
    ordered.splice(i, 1);
    // "la coordinadora les asigna perros": to others than whoever does it.
    const persons = ordered
      .slice(0, said || ordered[i - 1]?.tag === "N" ? i - 1 : i)
      .filter((one) => one.tag === "N" && isPerson(singular(one.lower)) && !GROUP.test(one.lower));
    const meant = /^(?:their|them)$/.test(token.lower) ? persons.at(-1) : undefined;
    // "les asigna perros": two nouns without an article between them would be one thing.
    const bare = /^[NAQ]$/.test(ordered[verbAt]?.tag ?? "");
    const whom = meant && !bare ? [make("the", "D"), make(meant.text, "N")] : [make(token.lower, "R")];
    ordered.splice(verbAt, 0, ...(token.lower === "their" && !meant ? [make("them", "R")] : whom));
  }
  return ordered;
}

const GROUP = /^(?:class|classes|groups?|teams?)$/;

/** Things that act. */
const DOES_SOMETHING =
  /^(?:app|platform|system|website|tool|program|site|company|school|team|group|club|shop)s?$/;
/** What a thing does by itself; with any other verb somebody does it with the thing. */
const OF_ITSELF =
  /^(?:be|have|show|contain|include|need|cost|last|expire|arrive|come|happen|begin|finish|start|end|remain|stay|miss|lack|fail|break|say|notify|remind|warn|work|owe|change|grow|repeat|fit|help|allow|let)$/;

/** "los huevos que recoge al día": a thing is collected, it does not collect; who does it was said before. */
function whoDoesIt(tokens: Token[]): Token[] {
  const kept = [...tokens];
  for (let i = 1; i + 1 < kept.length; i++) {
    const [noun, that, verb, next] = kept.slice(i - 1, i + 3);
    const relative = noun?.tag === "N" && that?.tag === "W" && that.lower === "that" && verb?.tag === "V";
    if (!relative || isPerson(singular(noun.lower)) || DOES_SOMETHING.test(noun.lower)) continue;
    if (OF_ITSELF.test(verb.base) || (next && !/^[CKOPX]$/.test(next.tag))) continue;
    kept.splice(i, 2);
  }
  return kept;
}

/** "una página donde encarguen la carne": in English somebody must do it; who it is was said before. */
function subjectsSaid(tokens: Token[]): Token[] {
  return tokens.flatMap((token, i) =>
    token.tag === "W" &&
    token.lower === "where" &&
    tokens[i + 1]?.tag === "V" &&
    tokens[i + 1]?.form === "base"
      ? [token, make("they", "R")]
      : [token],
  );
}

/** "um aplicativo para agricultores venderem verduras": who is to do it stands before the infinitive. */
function forWhomToDo(tokens: Token[]): Token[] {
  const kept = [...tokens];
  for (let i = 0; i < kept.length; i++) {
    if (kept[i]?.tag !== "P" || kept[i]?.lower !== "for") continue;
    let at = i + 1;
    while (/^[DA]$/.test(kept[at]?.tag ?? "")) at += 1;
    const head = at;
    while (kept[at]?.tag === "N") at += 1;
    const last = kept[at - 1];
    // "para as artesãs da cooperativa venderem": whose they are stands between.
    while (kept[at]?.tag === "P" && /^of\b/.test(kept[at]?.lower ?? "")) {
      let end = at + 1;
      while (/^[DA]$/.test(kept[end]?.tag ?? "")) end += 1;
      if (kept[end]?.tag !== "N") break;
      while (kept[end]?.tag === "N") end += 1;
      at = end;
    }
    if (at === head || !last || kept[at]?.tag !== "V" || kept[at]?.form !== "base") continue;
    if (!isPerson(singular(last.lower))) continue;
    // "um site para as artesãs venderem": where they can sell.
    const place = kept[i - 1]?.tag === "N" && KIND.test(kept[i - 1]?.lower ?? "");
    if (place) kept[i] = make("where", "W");
    kept.splice(at, 0, place ? make("can", "M") : make("to", "T"));
  }
  return kept;
}

/** "ver en qué fase está su pieza": which phase their part is in. */
function whichItIsIn(tokens: Token[]): Token[] {
  const kept = [...tokens];
  for (let i = 0; i + 3 < kept.length; i++) {
    const [before, what] = [kept[i], kept[i + 1]];
    if (before?.tag !== "P" || what?.tag !== "W" || !/^(?:what|which)$/.test(what.lower)) continue;
    let verb = i + 2;
    while (kept[verb]?.tag === "N") verb += 1;
    if (verb === i + 2 || kept[verb]?.tag !== "B") continue;
    let end = verb + 1;
    while (/^[DA]$/.test(kept[end]?.tag ?? "")) end += 1;
    if (kept[end]?.tag !== "N") continue;
    while (kept[end]?.tag === "N") end += 1;
    const [is] = kept.splice(verb, 1);
    kept.splice(end - 1, 0, is as Token, before);
    kept.splice(i, 1);
  }
  return kept;
}

/** "il faut 2 volontaires": without a verb behind it, what "must" be is needed. */
function mustBeNeeded(tokens: Token[]): Token[] {
  return tokens.flatMap((token, i) => {
    const next = tokens[i + 1];
    const bare = token.tag === "M" && token.lower === "must" && /^[QDNA]$/.test(next?.tag ?? "");
    const said = /^[NR]$/.test(tokens[i - 1]?.tag ?? "") || (next?.tag === "D" && tokens[i + 2]?.tag === "V");
    return bare && !said ? [make("we", "R"), make("need", "V")] : [token];
  });
}

const KIND = /^(?:app|apps|system|website|site|page|platform|tool|program)$/;

/** "app de reservas para canchas": a booking app, of one word as English has it. */
function namedAfterUse(tokens: Token[]): Token[] {
  const [app, of, use, behind] = tokens.slice(Number(tokens[0]?.tag === "D"));
  const at = tokens.indexOf(app as Token);
  if (app?.tag !== "N" || !KIND.test(app.lower) || of?.tag !== "P" || of.lower !== "of") return tokens;
  if (use?.tag !== "N" || isPerson(singular(use.lower)) || behind?.tag === "N") return tokens;
  return [...tokens.slice(0, at), make(singular(use.text), "N"), app, ...tokens.slice(at + 3)];
}
