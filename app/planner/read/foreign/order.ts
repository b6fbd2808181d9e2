import { isPerson } from "../../catalogue/people";
import { singular } from "../../text/words";
import type { LanguageCode } from "../language";
import type { Token } from "../words/tokens";
import { continues, infinitives, make } from "./senses";

/** Where words stand: from the order of another language to the English one. */

/** Arabic "prices the-services" are prices of the services. */
export function linkGenitives(tokens: Token[]): void {
  for (let i = tokens.length - 2; i >= 0; i--) {
    if (tokens[i]?.tag !== "N" || isPerson(singular(tokens[i]?.lower ?? ""))) continue;
    const next = tokens[i + 1];
    if (
      (next?.tag === "D" && next.lower === "the" && tokens[i + 2]?.tag === "N") ||
      (next?.tag === "N" && !continues.has(next))
    )
      tokens.splice(i + 1, 0, make("of", "P"));
  }
}

/** "نظاماً يطلب فيه الزبون": behind the app that is wanted, what somebody does in it. */
export function doneInApp(tokens: Token[]): void {
  for (let i = tokens.length - 2; i >= 0; i--) {
    const [app, verb] = [tokens[i], tokens[i + 1]];
    const wanted =
      app?.tag === "N" && /^(?:app|application|system|program|website|site|platform|tool)$/.test(app.lower);
    if (!wanted || verb?.tag !== "V" || /^(?:allow|let|help|enable|permit)$/.test(verb.base)) continue;
    let doer = i + 2;
    if (tokens[doer]?.tag === "D") doer += 1;
    if (tokens[doer]?.tag === "N" && isActor(tokens[doer] as Token))
      tokens.splice(i + 1, 0, make("where", "W"));
  }
}

/** Chinese nouns have no number: inside a compound and after "each" they are one, else many. */
export function numbered(tokens: Token[]): Token[] {
  return tokens.map((token, i) => {
    if (token.tag !== "N") return token;
    const single =
      tokens[i + 1]?.tag === "N" ||
      /^(?:each|a|this)$/.test(tokens[i - 1]?.lower ?? "") ||
      tokens[i + 1]?.lower === "'s";
    return single ? make(singular(token.text), "N") : token;
  });
}

/** Moves verbs to where English has them, clause by clause. */
export function order(tokens: Token[], language: LanguageCode): Token[] {
  if (language !== "de" && language !== "ar" && language !== "nl") return tokens;
  const verbLast = language !== "ar";
  const ordered: Token[] = [];
  let clause: Token[] = [];
  // "Wenn es regnet, sagt die Trainerin ab": after a condition the verb stands before whoever does it.
  let [within, inverted] = [false, false];
  const flush = () => {
    const turned = inverted ? doerFirst(clause) : null;
    if (clause.length > 0) inverted = false;
    ordered.push(...(turned ?? (verbLast ? verbForward(clause, ordered.at(-1)) : subjectForward(clause))));
    clause = [];
  };
  for (const token of tokens) {
    if (
      token.tag === "K" ||
      token.tag === "C" ||
      token.tag === "W" ||
      token.tag === "O" ||
      token.tag === "S"
    ) {
      flush();
      if (token.tag === "S") within = true;
      else if (token.tag === "K") [within, inverted] = [false, within && verbLast];
      else if (token.tag === "O") [within, inverted] = [false, false];
      ordered.push(token);
    } else clause.push(token);
  }
  flush();
  // "Sammler sie reservieren": behind the verb "they" is whom it is done to.
  return verbLast
    ? ordered.map((token, i) =>
        token.tag === "R" &&
        token.lower === "they" &&
        ordered[i - 1]?.tag === "V" &&
        ordered[i + 1]?.tag !== "V"
          ? make("them", "R")
          : token,
      )
    : ordered;
}

/** "bekommt die Kundin die Hälfte" → "die Kundin bekommt die Hälfte"; null when no doer follows the verb. */
function doerFirst(clause: Token[]): Token[] | null {
  if (!/^[VMBH]$/.test(clause[0]?.tag ?? "")) return null;
  let end = 1;
  while (/^[DAQ]$/.test(clause[end]?.tag ?? "")) end += 1;
  const start = end;
  if (clause[end]?.tag === "R") end += 1;
  else while (clause[end]?.tag === "N" && (end === start || continues.has(clause[end] as Token))) end += 1;
  if (end === start) return null;
  const [verb, ...rest] = [clause[0] as Token, ...clause.slice(end)];
  const last = rest.at(-1);
  const main = verb.tag !== "V" && last?.tag === "V" ? [verb, last, ...rest.slice(0, -1)] : [verb, ...rest];
  return [...clause.slice(1, end), ...main];
}

/** German: "Kunden Termine buchen können" → "Kunden können buchen Termine". */
function verbForward(clause: Token[], opener?: Token): Token[] {
  const goesOn = opener?.tag === "C";
  const verbAt = clause.findIndex((token, index) => token.tag === "V" && index === lastVerb(clause));
  const last = clause[clause.length - 1];
  // "wer genug Stunden hat": who has enough hours.
  // "wenn ein Kind krank ist": whoever it is of stands before it.
  if (verbAt < 0 && last && /^[HB]$/.test(last.tag) && clause.length > 1) {
    let end = Number(clause[0]?.tag === "D");
    // "welk paard vrij is"
    const which = opener?.tag === "W" && opener.lower === "which";
    while ((end > 0 || which) && clause[end]?.tag === "N") end += 1;
    if (end < 2 && !which) end = 0;
    return [...clause.slice(0, end), last, ...clause.slice(end, -1)];
  }
  if (verbAt < 0) return clause;
  // "ich will sehen", "ik wil de lijst zien": what is wanted stands right behind the wanting.
  const wantAt = clause.findIndex((token) => token.tag === "V" && token.base === "want");
  if (wantAt > 0 && wantAt < verbAt && clause[0]?.tag === "R" && clause[verbAt]?.form !== "ed")
    return [
      ...clause.slice(0, wantAt + 1),
      clause[verbAt] as Token,
      ...clause.slice(wantAt + 1, verbAt),
      ...clause.slice(verbAt + 1),
    ];
  const verb = clause[verbAt] as Token;
  if (isTask(clause)) return [verb, ...clause.slice(0, -1)];
  // "en schade kunnen melden", "und Schäden melden können": what they can do goes on.
  const [next, last2] = clause.slice(-2);
  const modalLast = next === verb && last2?.tag === "M";
  if (
    (modalLast || (goesOn && next?.tag === "M" && last2 === verb)) &&
    isTask([...clause.slice(0, -2), verb])
  )
    return [modalLast ? last2 : (next as Token), verb, ...clause.slice(0, -2)];
  // "wird die Führung abgesagt", "der bezahlt hat": what was done stands behind its "is" or "has".
  const helper = clause.findIndex((token) => /^[BH]$/.test(token.tag));
  if (verb.form === "ed" && helper >= 0) {
    const others = clause.filter((token) => token !== verb && token !== clause[helper]);
    const head = others.findIndex((token, i) => token.tag === "N" && others[i + 1]?.tag !== "N");
    const subject = others.slice(0, head + 1).some((token) => token.tag === "P")
      ? []
      : others.slice(0, head + 1);
    // "was sie gegessen haben"
    const said = others[0]?.tag === "R" ? others.slice(0, 1) : [];
    // "welke onderdelen hij gebruikt heeft"
    const at = others.findIndex((token) => token.tag === "R");
    if (clause[helper]?.tag === "H" && at > 0)
      return [...others.slice(0, at + 1), clause[helper] as Token, verb, ...others.slice(at + 1)];
    const passive = clause[helper]?.tag === "B" ? subject : said;
    return [...passive, clause[helper] as Token, verb, ...others.slice(passive.length)];
  }
  const modalAt = clause.findIndex((token) => token.tag === "M");
  const rest = clause.filter(
    (_, index) => index !== verbAt && index !== modalAt && !(clause[index]?.tag === "T"),
  );
  const modal = modalAt >= 0 ? [clause[modalAt] as Token] : [];
  let subject = 0;
  while (subject < rest.length && /[DAQ]/.test(rest[subject]?.tag ?? "")) subject += 1;
  const start = subject;
  while (rest[subject + 1] && continues.has(rest[subject + 1] as Token)) subject += 1;
  const head = rest[subject];
  // ", laden Gäste ein und tragen Ergebnisse ein": what goes on keeps its subject.
  if (verbAt === 0 && modal.length === 0 && head?.tag !== "R") return [verb, ...rest];
  // "Die Warteliste führt der Vorstand": the thing stands first, whoever does it after the verb.
  const before = clause.slice(0, verbAt);
  let after = verbAt + 1;
  while (/^[DAQ]$/.test(clause[after]?.tag ?? "")) after += 1;
  const doer = clause[after];
  if (
    modal.length === 0 &&
    before.some((token) => token.tag === "N") &&
    !before.some(
      (token) => token.tag === "P" || token.tag === "R" || (token.tag === "N" && isActor(token)),
    ) &&
    doer?.tag === "N" &&
    isActor(doer)
  ) {
    let end = after + 1;
    while (clause[end]?.tag === "N") end += 1;
    return [...clause.slice(verbAt + 1, end), verb, ...before, ...clause.slice(end)];
  }
  // "Bei Sturm sagt die Leiterin den Tag ab": after when and where the doer stands behind the verb.
  if (
    modal.length === 0 &&
    before[0]?.tag === "P" &&
    !before.some((token) => token.tag === "R") &&
    doer?.tag === "N" &&
    isActor(doer)
  ) {
    let end = after + 1;
    while (clause[end]?.tag === "N") end += 1;
    return [...clause.slice(verbAt + 1, end), verb, ...clause.slice(end), ...before];
  }
  // "bei jeder Durchsicht notiere ich": the pronoun after the verb is its subject.
  if (clause[verbAt + 1]?.tag === "R" && verbAt > 0 && !modal.length)
    return [...clause.slice(0, verbAt), clause[verbAt + 1] as Token, verb, ...clause.slice(verbAt + 2)];
  if (head?.tag === "R" && start === 0) return [head, ...modal, verb, ...rest.slice(1)];
  while (
    rest[subject + 1]?.tag === "N" &&
    head?.tag === "N" &&
    !isPerson(singular(rest[subject]?.lower ?? "")) &&
    (verbAt === clause.length - 1 || clause.indexOf(rest[subject + 1] as Token) < verbAt)
  )
    subject += 1;
  // "Die Kasse soll den Umsatz sehen": what stands before the modal does it, unless a person stands behind.
  const lead = clause.slice(0, Math.max(modalAt, 0));
  const behind = clause[modalAt + 1 + Number(/^[DAQ]$/.test(clause[modalAt + 1]?.tag ?? ""))];
  // "ouders hun kind kunnen afmelden": in Dutch the verbs stand together at the end.
  const together = modalAt >= 0 && modalAt === verbAt - 1;
  const leads = !together && lead.at(-1)?.tag === "N" && !lead.some((token) => /^[PRV]$/.test(token.tag));
  if (leads && !(behind?.tag === "N" && isActor(behind)) && behind?.tag !== "R")
    return [...lead, ...modal, verb, ...clause.slice(modalAt + 1).filter((token) => token !== verb)];
  const person = rest[subject]?.tag === "N" && isPerson(singular(rest[subject]?.lower ?? ""));
  // "leden van de vereniging een boot reserveren": whose members they are belongs to them.
  if (person) subject = behindGenitives(rest, subject, clause.indexOf(verb));
  if (person || verbAt <= subject + 1) {
    if (!person && verbAt === 0) return [...modal, verb, ...rest];
    const isSubject = person || verbAt > 0;
    // "Eltern unserer Schule": whose parents they are goes before the verb.
    if (
      rest[subject + 1]?.tag === "D" &&
      /^(?:our|my)$/.test(rest[subject + 1]?.lower ?? "") &&
      rest[subject + 2]?.tag === "N" &&
      rest[subject + 3]
    ) {
      rest.splice(subject + 1, 2);
    }
    if (isSubject && rest[subject]?.tag === "N")
      return [...rest.slice(0, subject + 1), ...modal, verb, ...rest.slice(subject + 1)];
  }
  return [...modal, verb, ...rest];
}

/** Done to people rather than by them: "Kunden verwalten". */
const TO_PEOPLE = /^(?:manage|invite|register|notify|remind|add|assign|rate|inform|delete|contact)$/;

/** "Termine buchen, offene Rechnungen schreiben": what is to be done, with its verb at the end and nobody who does it. */
function isTask(clause: readonly Token[]): boolean {
  const verb = clause.at(-1);
  const things = clause.slice(0, -1);
  if (!verb || !infinitives.has(verb) || !things.some((token) => token.tag === "N")) return false;
  if (things.some((token) => !/^[NDAQPX]$/.test(token.tag))) return false;
  const people = things.some((token) => token.tag === "N" && isActor(token));
  return !people || (TO_PEOPLE.test(verb.base) && things.filter((token) => token.tag === "N").length === 1);
}

/** The last noun of what hangs on the noun at `from` and stands before the verb at `verbAt`. */
function behindGenitives(tokens: readonly Token[], from: number, verbAt: number): number {
  let end = from;
  while (tokens[end + 1]?.tag === "P" && tokens[end + 1]?.lower === "of") {
    let at = end + 2;
    while (/^[DAQ]$/.test(tokens[at]?.tag ?? "")) at += 1;
    if (tokens[at]?.tag !== "N" || at >= verbAt) break;
    while (tokens[at + 1] && continues.has(tokens[at + 1] as Token)) at += 1;
    end = at;
  }
  return end;
}

/** People, and places that stand for the people there. */
export function isActor(token: Token): boolean {
  return (
    isPerson(singular(token.lower)) ||
    /^(?:board|committee|school|clinic|office|kitchen|pharmacy|shop|company|restaurant|bakery|hospital|town hall|association|church|parish|bank|hotel|laboratory|cooperative|club|team)s?$/.test(
      token.lower,
    )
  );
}

function lastVerb(clause: Token[]): number {
  for (let i = clause.length - 1; i >= 0; i--) if (clause[i]?.tag === "V") return i;
  return -1;
}

/** Arabic: "can for the customers book" and "book the customers" → "the customers can book". */
function subjectForward(clause: Token[]): Token[] {
  // "becomes the device ready"
  if (clause[0]?.tag === "B" && clause[1]?.tag === "D" && clause[2]?.tag === "N")
    return [...clause.slice(1, 3), clause[0], ...clause.slice(3)];
  const first = clause.findIndex((token) => token.tag === "V" || token.tag === "M");
  if (first < 0) return clause;
  let at = first + 1;
  // "ينبهني التطبيق": whom it is done to stands between the verb and its doer.
  const whom = clause[at]?.tag === "R" ? clause.slice(at, at + 1) : [];
  at += whom.length;
  if (clause[at]?.tag === "P") at += 1;
  const from = at;
  while (at < clause.length && /[DA]/.test(clause[at]?.tag ?? "")) at += 1;
  const start = at;
  while (at < clause.length && clause[at]?.tag === "N") {
    at += 1;
    // "تقترح العضوات كتبا": after the person comes what is acted upon.
    const [last, next] = [clause[at - 1], clause[at]];
    if (last && next && isPerson(singular(last.lower)) && !continues.has(next)) break;
  }
  if (at === start) return clause;
  const subject = clause.slice(from, at);
  const head = subject[subject.length - 1];
  if (
    !head ||
    !(
      isPerson(singular(head.lower)) ||
      /^(?:school|clinic|app|platform|system|website|association|company|kitchen|shop)$/.test(head.lower)
    )
  )
    return clause;
  if (clause.slice(0, first).some((token) => /^[NR]$/.test(token.tag))) return clause;
  const verb = clause[first] as Token;
  return [...clause.slice(0, first), ...subject, verb, ...whom, ...clause.slice(at)];
}

/** Chinese "visitors can by village and topic search recordings" → "visitors can search recordings by village and topic". */
export function wayBehind(tokens: Token[]): Token[] {
  const ordered = [...tokens];
  for (let from = 1; from < ordered.length; from++) {
    if (ordered[from]?.tag !== "P" || !/^[NRM]$/.test(ordered[from - 1]?.tag ?? "")) continue;
    let verb = from + 1;
    while (/^[NKCDAR]$/.test(ordered[verb]?.tag ?? "") || ordered[verb]?.lower === "'s") verb += 1;
    if (verb === from + 1 || ordered[verb]?.tag !== "V") continue;
    let end = verb + 1;
    while (/^[NDAQ]$/.test(ordered[end]?.tag ?? "") || ordered[end]?.lower === "'s") end += 1;
    const way = ordered.splice(from, verb - from);
    ordered.splice(end - way.length, 0, ...way);
    from = end;
  }
  return ordered;
}
