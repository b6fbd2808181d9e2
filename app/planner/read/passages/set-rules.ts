import { isPerson } from "../../catalogue/people";
import { capital, singular } from "../../text/words";
import { addRole, readStatuses } from "../state";
import { hiddenFrom, readKeptList, readNeeded, readOfEach } from "./notes";
import { GREETING, type Passage, type Step } from "./passages";
import { readUsers } from "./role-forms";
import { setsLimit } from "./set-sentences";

/** What holds in the app and is said in set words; and what is said by the way. */
export const RULE_STEPS: Step[] = [
  isStatuses,
  readUsers,
  readLook,
  readLists,
  readWhoever,
  readHidden,
  readOurselves,
  isAside,
  readLimit,
];

/** "status draft / sent / paid", said of what came before. */
function isStatuses({ state, kept }: Passage): boolean {
  const only = /^(?:with )?(?:the |an? )?status(?:es)?:? (?:\p{L}+ ?(?:\/|\bor\b|->|→) ?)+\p{L}+[.;]?$/iu;
  if (state.gloss || !only.test(kept.trim())) return false;
  readStatuses(kept, state);
  return true;
}

/** How the app has to look for whoever uses it. */
const LOOK =
  /\b(?:keep it simple|big buttons|easy to use|(?:dark|night|red)(?: red)? mode|accessible|(?:big|large|huge) (?:letters?|text|type|font|print|writing)|no training)\b/i;

function readLook({ state, kept }: Passage): boolean {
  if (!LOOK.test(kept) || kept.length >= 100) return false;
  // "Big letters please, mum is 78": why is no part of it.
  const why =
    /,\s+(?=(?:because|as|since)\b|(?:my |our |the )?\p{L}+ (?:is|are|has|have|can't|cannot|don't)\b)/iu;
  const [look = kept] = kept.split(why);
  state.reading.rules.push(capital(look.replace(/(?:,? please)?[.!\s]+$|,? please$/i, "")));
  return look !== kept || kept.split(/\s+/).length <= 4;
}

function readLists({ state, label, kept }: Passage): boolean {
  if (label === "" && readOfEach(kept, state)) {
    state.reading.text += ` ${kept.toLowerCase()} .`;
    return true;
  }
  return readNeeded(label, kept, state) || (label === "" && readKeptList(kept, state));
}

/** "who doesn't bring it back pays 80 euros": a rule for whomever it meets. */
const WHOEVER =
  /(?:^|,\s*)(who (?:doesn't|does not|don't|isn't|has no|hasn't|has not|is|comes|forgets|misses|cancels)\b[^,;.]*?\s(?:pays|gets|loses|must|has to|can ?not|can't|may not)\b[^,;.]*)/i;

function readWhoever(passage: Passage): boolean {
  const whoever = passage.state.gloss ? null : WHOEVER.exec(passage.kept);
  if (!whoever?.[1]) return false;
  passage.state.reading.rules.push(capital(whoever[1].replace(/^who/i, "whoever")));
  passage.kept = passage.kept.replace(whoever[0], "");
  return !/\p{L}{3}/u.test(passage.kept);
}

/** "Donors see how many were done, not the places" */
function readHidden(passage: Passage): boolean {
  const unseen = passage.state.gloss ? null : hiddenFrom(passage.kept);
  if (!unseen) return false;
  passage.kept = unseen.kept;
  passage.hidden = unseen.hidden;
  return false;
}

/** "a kiosk run by us students", "we (the cook and two helpers)" */
function readOurselves({ state, kept }: Passage): boolean {
  const ours = /\b(?:by|of|for|from) us (\p{L}+s)\b/iu.exec(kept)?.[1] ?? "";
  const together = /\bwe \(([^()]{3,40})\)/i.exec(kept)?.[1] ?? "";
  for (const word of [ours, ...together.split(/\s*(?:,|\band\b|\/)\s*/)]) {
    const role = singular(word.toLowerCase());
    if (!role || !isPerson(role)) continue;
    addRole(state, role);
    state.reading.writerRole ||= role;
  }
  return false;
}

const ASIDE =
  /^(?:(?:ok(?:ay)?,? )?so (?:it's a )?long story|long story|here'?s the (?:thing|deal)|my idea is(?: this)?|bear with me|not sure (?:if|how|about|what)|i (?:don't|do not) know (?:how|much|anything|what)|sorry (?:for|about)|hope (?:this|that)|does that make sense|you know what i mean|any ideas|what do you think|let me (?:explain|know))\b/i;

function isAside({ kept }: Passage): boolean {
  return ASIDE.test(kept.replace(GREETING, ""));
}

/** "Nobody but the deacon may read it", "Kids under 14 need a parent's account": a limit, whoever does what. */
function readLimit({ state, kept }: Passage): boolean {
  if (state.gloss || !setsLimit(kept.trim())) return false;
  state.reading.rules.push(capital(kept.trim().replace(/[.!;\s]+$/, "")));
  return true;
}

/** What is left of a sentence without "first come, first served", which is a rule. */
export function withoutFirstCome({ state, kept }: Passage): string {
  const { rules } = state.reading;
  const served = /,?\s*(?:on )?(?:a )?first[ -]come,?[ -]first[ -]serve(?:d)?(?: basis)?\b/i;
  if (served.test(kept)) rules.push("First come, first served");
  const rest = kept.replace(served, "");
  // "Interpreters get a message and the first who says yes has it"
  const first = /^(.*?)(?:,| and)\s+(the first (?:one |person )?(?:who|to) .+)$/i.exec(rest.trim());
  if (!first?.[1] || !first[2]) return rest;
  rules.push(capital(first[2].replace(/[.!]+$/, "")));
  return first[1];
}
