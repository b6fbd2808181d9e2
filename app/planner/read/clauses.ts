import { looksLikePerson, PLACE_ROLES } from "../catalogue/people";
import { singular } from "../text/words";
import { amongThose } from "./agreement";
import { CARRIERS, chunk, DAYS, type Item, type NounPhrase, spell } from "./chunks";
import {
  asksQuestion,
  beginsAnew,
  carriesOn,
  EMBEDDING,
  foldRelatives,
  headOf,
  listAfter,
  startsClause,
} from "./clause-edges";
import { type Clause, fillObjects, leftovers, type Parsed } from "./clause-objects";
import type { Token } from "./tokens";

export { type NounPhrase, spell } from "./chunks";
export type { Clause, Parsed } from "./clause-objects";

/** Verbs whose object does the next verb: "let customers book". */
export const CAUSATIVES = new Set(
  "let help allow enable want need make remind invite ask require encourage expect get".split(" "),
);

/** Cuts a tagged sentence into clauses and verbless fragments. */
export function parseClauses(tokens: Token[]): Parsed {
  const items = foldRelatives(chunk(tokens), tokens);
  const clauses: Clause[] = [];
  const used = new Array<boolean>(items.length).fill(false);
  let current: Clause | null = null;
  let conditionFrom = -1;
  let pendingCondition = "";
  let pendingNearby: NounPhrase[] = [];
  const fragmentEnds = new Map<number, number>();
  const fixed = new Set<Clause>();
  let relativeAt = -1;
  let afterCondition = -1;
  const close = (at: number) => {
    if (current && !fixed.has(current)) current.end = Math.max(current.verbAt + 1, at);
  };
  /** Ends the clause here for good: a condition or an embedded question follows. */
  const closeForGood = (at: number) => {
    close(at);
    if (current) fixed.add(current);
  };
  for (let i = 0; i < items.length; i++) {
    const item = items[i] as Item;
    if (conditionFrom >= 0) {
      // "after the episode is published they get an email": a second subject ends the condition.
      const begun = items.slice(conditionFrom, i).some((one) => one.type === "vg");
      if (
        begun &&
        item.np &&
        (items[i + 1]?.type === "vg" ||
          (items[i + 1]?.type === "c" && items[i + 3]?.type === "vg") ||
          // "until 4pm everyone in the class gets a ping"
          (item.np.pronoun &&
            items[i + 1]?.type === "p" &&
            items[i + 2]?.np &&
            items[i + 3]?.type === "vg")) &&
        (item.np.pronoun
          ? items[i - 1]?.type !== "c" && items[i - 1]?.type !== "p"
          : items[i - 1]?.type === "o" ||
            items[i - 1]?.type === "x" ||
            beginsAnew(items, i, conditionFrom, tokens) ||
            // "when it rains jobs move": nothing is rained.
            /^(?:rains|snows|freezes)$/.test(tokens[items[i - 1]?.start ?? -1]?.lower ?? ""))
      ) {
        const text = spell(tokens.slice((items[conditionFrom] as Item).start, item.start));
        const opens = items[conditionFrom - 1]?.type === "c" || items[conditionFrom - 1]?.type === "k";
        if (current && !opens) current.condition ||= text;
        else pendingCondition = text;
        for (let j = conditionFrom; j < i; j++) used[j] = true;
        conditionFrom = -1;
        afterCondition = i;
        continue;
      }
      // Inside "when …" until a comma, or "and" before a new verb.
      if (
        item.type === "k" ||
        (item.type === "c" && tokens[item.start]?.lower !== "or" && startsClause(items, i + 1)) ||
        (item.type === "w" && i > conditionFrom + 2)
      ) {
        const text = spell(tokens.slice((items[conditionFrom] as Item).start, item.start));
        // "…, and when fewer have said yes, the towers are asked": it belongs to what comes.
        const opensNext =
          items[conditionFrom - 1]?.type === "c" && item.type === "k" && startsClause(items, i + 1);
        if (current && !opensNext) {
          current.condition ||= text;
          current.nearby.push(
            ...items.slice(conditionFrom, i).flatMap((one) => (one.np && !one.np.pronoun ? [one.np] : [])),
          );
          // What follows the comma belongs to another clause or fragment.
        } else {
          pendingCondition = text;
          pendingNearby = items
            .slice(conditionFrom, i)
            .flatMap((one) =>
              one.np && !one.np.pronoun && looksLikePerson(singular(one.np.last)) ? [one.np] : [],
            );
        }
        for (let j = conditionFrom; j <= i; j++) used[j] = true;
        conditionFrom = -1;
      }
      continue;
    }
    if (
      item.type === "s" &&
      /^(?:before|after|until|since)$/.test(tokens[item.start]?.lower ?? "") &&
      (items[i + 1]?.type === "np" || tokens[(items[i + 1] as Item | undefined)?.start ?? -1]?.tag === "Q") &&
      items[i + 2]?.type !== "vg" &&
      items[i + 2]?.type !== "x"
    ) {
      item.type = "p"; // "before each concert"
      continue;
    }
    if (
      current &&
      (EMBEDDING.has(current.verb) ||
        items[i - 1]?.type === "p" ||
        (tokens[item.start]?.lower === "what" &&
          item.start === current.verbAt + 1 &&
          current.kind === "action")) &&
      !fixed.has(current) &&
      asksQuestion(items, i, tokens, current)
    ) {
      // "see what is out and who has it": the question is the object, word for word.
      // Its own verb comes first ("how many adults and children come"); "and" and a new subject end it.
      let stop = i + 1;
      let asked = false;
      while (
        stop < items.length &&
        !(
          (items[stop]?.type === "k" &&
            // "report that the child is ill, with the reason"
            !(
              tokens[item.start]?.lower === "that" && tokens[items[stop + 1]?.start ?? -1]?.lower === "with"
            )) ||
          /^[.!?:]$/.test(tokens[items[stop]?.start ?? 0]?.text ?? "") ||
          (items[stop]?.type === "c" && asked && startsClause(items, stop + 1))
        )
      ) {
        asked ||= items[stop]?.type === "vg";
        stop += 1;
      }
      current.nearby.push(
        ...items.slice(i, stop).flatMap((one) => (one.np && !one.np.pronoun ? [one.np] : [])),
      );
      // "fill in what they need, the supplier and the price": the list goes on with things.
      const listed = listAfter(items, stop);
      for (let j = stop; j < listed; j++) {
        const np = items[j]?.np;
        if (np) current.objects.push(np);
      }
      stop = listed;
      for (let j = i; j < stop; j++) used[j] = true;
      close(items[stop]?.start ?? tokens.length);
      current.question = true;
      current.questionAt = item.start;
      closeForGood(items[stop]?.start ?? tokens.length);
      i = stop - 1;
      continue;
    }
    if (item.type === "s") {
      const before = items[i - 1];
      if (current && before?.type === "np" && items[i - 2]?.type === "k") {
        // "…, tips when paying": the condition is the fragment's, and the clause ended at the comma.
        close((items[i - 2] as Item).start);
        const ended: Clause = current;
        let stop = i + 1;
        while (stop < items.length && items[stop]?.type !== "k" && items[stop]?.type !== "o") stop += 1;
        for (let j = i; j < stop; j++) used[j] = true;
        fragmentEnds.set((before as Item).end, items[stop]?.start ?? tokens.length);
        ended.end = Math.min(ended.end, (items[i - 2] as Item).start);
        fixed.add(ended);
        i = stop - 1;
        continue;
      }
      // "three months before the period ends"
      const length =
        before?.np &&
        !used[i - 1] &&
        /^(?:before|after)$/.test(tokens[item.start]?.lower ?? "") &&
        /^(?:minutes?|hours?|days?|weeks?|months?|years?)$/.test(before.np.last);
      conditionFrom = length ? i - 1 : i;
      closeForGood((items[conditionFrom] as Item).start);
      continue;
    }
    if (item.type !== "vg" || !item.vg) continue;
    const group = item.vg;
    let before = i - 1;
    while (before >= 0 && items[before]?.type === "x") before -= 1;
    const previous = items[before];
    if (group.to && current && previous?.type === "vg" && CARRIERS.has(current.verb)) {
      current.verb = group.verb;
      current.verbAt = group.verbAt;
      current.kind = group.kind;
      used[i] = true;
      continue;
    }
    if (
      group.to &&
      relativeAt >= 0 &&
      items.slice(relativeAt + 1, i).every((one) => one.type === "o" || one.type === "x")
    ) {
      used[i] = true; // "tools they are willing to lend"
      continue;
    }
    if (
      group.to &&
      current &&
      previous?.np &&
      !previous.np.pronoun &&
      /^(?:want|need)$/.test(current.verb) &&
      !looksLikePerson(singular(previous.np.last))
    ) {
      // "I need a panel to see the agenda": the panel is where the seeing happens.
      current.via = previous.np.head;
      current.verb = group.verb;
      current.verbAt = group.verbAt;
      used[i] = true;
      used[before] = true;
      continue;
    }
    if (
      group.to &&
      current &&
      previous?.type === "np" &&
      // "Some break, I would like to note that": a subject of its own, no purpose.
      !/^(?:i|we|they|he|she)$/.test(previous.np?.pronoun ?? "") &&
      (!(CAUSATIVES.has(current.verb) || current.kind === "have") ||
        // "asks somebody to help": the asking is what is done.
        (current.verb === "ask" && /^(?:somebody|someone|anybody|anyone)$/.test(previous.np?.head ?? "")) ||
        (current.verb === "get" &&
          previous.np &&
          !previous.np.pronoun &&
          !looksLikePerson(singular(previous.np.last))))
    ) {
      used[i] = true; // a purpose: "scan the code to open the menu"
      continue;
    }
    // "ask to see the tower": what is asked for stays with the asking.
    if (
      group.to &&
      current &&
      previous?.type === "vg" &&
      /^(?:ask|agree|offer|promise|volunteer|request|apply|forget|remember)$/.test(current.verb)
    ) {
      used[i] = true;
      continue;
    }
    if (previous?.type === "p" && current && group.form === "ing") {
      used[i] = true; // "after finishing the walk"
      continue;
    }
    if (current && amongThose(tokens, item.start)) {
      used[i] = true; // "split among those who rang"
      continue;
    }
    let subject: NounPhrase | null = null;
    let fronted: NounPhrase | null = null;
    const others: NounPhrase[] = [];
    let inherited = false;
    let boundary = item.start;
    if (previous?.type === "np" && previous.np) {
      const edge = items[before - 1];
      const opensList = items[before - 2]?.type === "k" && !/^(?:p|s)$/.test(items[i + 1]?.type ?? "");
      if (edge?.type === "np" && current && !(opensList && !edge.np?.pronoun)) {
        relativeAt = i;
        used[i] = true; // reduced relative: "topics the kid struggles with"
        continue;
      }
      const causative = current !== null && CAUSATIVES.has((current as Clause).verb) && edge?.type === "vg";
      if (
        current &&
        !causative &&
        before !== afterCondition &&
        edge &&
        (edge.type === "vg" || edge.type === "p") &&
        used[before - 1]
      ) {
        used[i] = true;
        continue;
      }
      // "At the end of the year compare …": the year does not compare.
      subject = !current && edge?.type === "p" ? null : previous.np;
      const head = edge?.type === "p" ? headOf(items, before, used) : before;
      if (head < before && items[head]?.np) {
        subject = items[head]?.np ?? null; // "staff in the same team want …"
        for (let j = head; j < before; j++) used[j] = true;
      }
      // "wrong results the arbiter fixes": the object comes first.
      if (
        edge?.np &&
        !edge.np.pronoun &&
        subject &&
        (current ? opensList : items.slice(0, before - 1).every((one) => one.type === "x"))
      ) {
        if (DAYS.test(edge.np.last))
          pendingCondition ||= spell(tokens.slice(edge.start, edge.end)).toLowerCase();
        else fronted = edge.np;
      }
      boundary = fronted ? fronted.start : (items[head]?.start ?? previous.start);
      used[before] = true;
      if (causative && current) clauses.splice(clauses.indexOf(current), 1);
      // "visitors and agents manage …"
      let back = head - 1;
      let aside = false;
      while (items[back]?.type === "c" && items[back - 1]?.type === "np" && !used[back - 1]) {
        const other = items[back - 1]?.np;
        // "my aunt, my brother and me take turns"
        if (
          /^(?:i|me)$/.test(subject?.pronoun ?? "") &&
          other &&
          looksLikePerson(singular(other.last)) &&
          /^(?:my|our)$/.test(tokens[other.start]?.lower ?? "")
        ) {
          for (
            let at = back - 1;
            items[at]?.np && looksLikePerson(singular(items[at]?.np?.last ?? ""));
            at -= 2
          ) {
            others.push(items[at]?.np as NounPhrase);
            used[at] = true;
            boundary = (items[at] as Item).start;
            if (!/^[kc]$/.test(items[at - 1]?.type ?? "")) break;
          }
          aside = true;
          break;
        }
        const opener = items[back - 2]?.type;
        if (subject?.pronoun && (opener === "k" || opener === "c")) {
          boundary = (items[back - 2] as Item).start; // "…, and my sister and I see"
          used[back - 1] = true;
          aside = true;
        }
        if (
          !subject ||
          subject.pronoun ||
          ((opener === "vg" || opener === "p") && back - 1 !== afterCondition)
        )
          break; // "has 60 singers and I …"
        if (other && (looksLikePerson(singular(other.last)) || PLACE_ROLES[singular(other.last)])) {
          others.push(other);
          used[back - 1] = true;
          boundary = (items[back - 1] as Item).start;
          back -= 2;
        } else break;
      }
      const mark = items[back];
      if (!aside && mark && (mark.type === "k" || mark.type === "c" || mark.type === "w"))
        boundary = mark.start;
    } else if (
      previous?.type === "w" &&
      /^(?:who|that|which)$/.test(tokens[previous.start]?.lower ?? "") &&
      items[before - 1]?.np
    ) {
      subject = items[before - 1]?.np ?? null;
      boundary = previous.start;
      if (current && (current as Clause).end > (items[before - 1] as Item).start) boundary = previous.start;
    } else if (current) {
      // "ai finds recipes, save favourites": a bare form after "finds" has a subject of its own, whoever uses the app.
      const agrees =
        !/^(?:it|ai|app|system)$/.test((current as Clause).subject?.head ?? "") ||
        tokens[(current as Clause).verbAt]?.form !== "s" ||
        group.form !== "base" ||
        group.modal !== "" ||
        group.to;
      const from: Clause = carriesOn(clauses, current as Clause);
      if (agrees) {
        subject = from.subject;
        others.push(...from.others);
        inherited = true;
      }
      boundary =
        previous && (previous.type === "c" || previous.type === "k" || previous.type === "w")
          ? previous.start
          : item.start;
    }
    // Several boundary marks in a row (", and") all belong to the cut.
    close(boundary);
    if (current)
      while (
        ((current as Clause).question ? /^[CK]$/ : /^[CKWX]$/).test(
          tokens[(current as Clause).end - 1]?.tag ?? "",
        ) &&
        (current as Clause).end > (current as Clause).verbAt + 1 &&
        tokens[(current as Clause).end - 1]?.tag !== "X"
      )
        (current as Clause).end -= 1;
    current = {
      kind: group.kind,
      subject,
      others,
      inherited,
      verb: group.verb,
      modal: group.modal,
      negated: group.negated,
      verbAt: group.verbAt,
      end: tokens.length,
      objects: [],
      prepositions: [],
      condition: pendingCondition,
      via: "",
      nearby: pendingNearby,
      question: false,
      questionAt: tokens.length,
      opener: null,
      fronted,
    };
    pendingCondition = "";
    pendingNearby = [];
    clauses.push(current);
    used[i] = true;
  }
  if (conditionFrom >= 0) {
    const start = (items[conditionFrom] as Item).start;
    const text = spell(tokens.slice(start));
    if (current) {
      current.condition ||= text;
      current.nearby.push(
        ...items.slice(conditionFrom).flatMap((one) => (one.np && !one.np.pronoun ? [one.np] : [])),
      );
      current.end = Math.min(current.end, start);
    }
    for (let j = conditionFrom; j < items.length; j++) used[j] = true;
  }
  const opener = items[0]?.type === "p" && items[1]?.np && !items[1].np.pronoun ? items[1].np : null;
  if (opener && clauses[0] && opener.end <= clauses[0].verbAt)
    for (const clause of clauses) clause.opener = opener;
  fillObjects(clauses, items, used, tokens);
  for (const clause of clauses) if (clause.fronted) clause.objects.unshift(clause.fronted);
  for (const [i, item] of items.entries())
    if (clauses.some((clause) => clause.fronted && clause.fronted === item.np)) used[i] = true;
  return {
    clauses,
    fragments: leftovers(items, used, tokens).map((f) => ({ ...f, end: fragmentEnds.get(f.end) ?? f.end })),
    tokens,
  };
}
