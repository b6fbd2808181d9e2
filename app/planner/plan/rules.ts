import type { Plan } from "~/domain/plan";
import { verbStrength } from "../catalogue/verbs";
import { clip, plural, singular, verbBases } from "../text/words";
import {
  type Draft,
  datedNoun,
  endingNoun,
  filedNoun,
  fill,
  hasTimes,
  RESERVED,
  searchedNoun,
} from "./draft";
import { isCancellable } from "./open-points";
import { overlooked } from "./overlooked";
import { takesPlace } from "./relations";
import type { StoryDraft } from "./stories";
import { buttonOf } from "./wording";

/** Rules that the stories do not carry: the idea's own, then those of its capabilities. */
export function rulesOf(draft: Draft, stories: readonly StoryDraft[], nonGoals: Plan["nonGoals"]): string[] {
  const said = draft.reading.rules.map((rule) =>
    clip(
      rule
        .replace(/^(?:My|Our) (?=\p{L}+ )/u, "The ")
        .replace(/[.\s]+$/, "")
        .replace(/^Only (?:I|me|we|us) (?=can\b|may\b)/, `Only the ${draft.writer} `)
        .replace(/^\{writers?\}/, (who) =>
          who === "{writers}" ? `The ${plural(draft.writer)}` : `The ${draft.writer}`,
        )
        .replace(/\{writer\}|(?<=\b(?:for|to|and|by|with) )me\b/g, `the ${draft.writer}`),
      300,
    ),
  );
  const rules = said.filter(
    (rule, index) =>
      !/^(?:who|which|that) |^(?:them|him|her) to /i.test(rule) &&
      (draft.reading.language !== "en" || saysSomething(rule) || speaksOfMore(rule, draft)) &&
      !draft.reading.constraints.some((one) =>
        one.toLowerCase().includes(rule.toLowerCase().split(" ").slice(2).join(" ")),
      ) &&
      !said.some((other, at) => at !== index && other.length > rule.length && other.startsWith(rule)),
  );
  if (draft.clarity === "unclear") return [];
  if (draft.clarity === "short") {
    const first = stories[0];
    rules.push(
      `Until the questions about ${plural(draft.main)} below are answered, what ${first ? buttonOf(first.want) : `the ${draft.main} page`} does follows the assumed answers, marked as assumed`,
    );
  }
  const implied = draft.capabilities.flatMap((one) =>
    one.rules.slice(0, draft.capabilities.length > 7 ? 1 : 2).flatMap((rule) => {
      if (!applies(rule, one.id, draft))
        return one.undated ? [`${fill(one.undated, draft)} (implied by ${article(one.id)})`] : [];
      // What stands in brackets at the end is what people call it: it belongs to the source, not to the sentence.
      const [, text = rule, names = ""] = / \(([^()]+)\)$/.test(rule)
        ? (/^(.*) \(([^()]+)\)$/.exec(rule) ?? [])
        : ["", rule, ""];
      const sources = [
        article(one.id),
        ...names.split(", ").filter((name) => name && bare(name) !== bare(one.id)),
      ];
      return [`${fill(text, draft)} (implied by ${sources.join(", ")})`];
    }),
  );
  const missed = overlooked(draft, stories, rules, nonGoals);
  return [...new Set([...rules, ...missed, ...implied])].slice(0, 16);
}

/** "Photos of defects" is no rule: one that says something has a verb, or sets a number or a limit. */
function saysSomething(rule: string): boolean {
  return (
    /\d|\b(?:is|are|was|be|has|have|must|can|can't|cannot|may|should|will|need|needs|only|no|not|never|always|without|until|each|every|max|maximum|at most|at least|one|two|three|want|wants|don't|doesn't)\b/i.test(
      rule,
    ) ||
    rule
      .toLowerCase()
      .split(/[^\p{L}'-]+/u)
      .some((word, at) =>
        verbBases(word).some(
          ({ base, form }) =>
            verbStrength(base) === "strong" && (form === "s" || form === "base" || at === 0),
        ),
      )
  );
}

/** True when a fragment names something that the plan has nowhere else: "price by group type". */
function speaksOfMore(rule: string, draft: Draft): boolean {
  if (/ for (?:our|my) /i.test(rule)) return false;
  if (rule.split(" ").length > 4) return true;
  const known = draft.entities
    .flatMap((one) => [one.noun, ...one.fields.map((field) => field.name)])
    .join(" ")
    .toLowerCase()
    .split(" ");
  return (rule.toLowerCase().match(/\p{L}{4,}/gu) ?? []).some((word) => !known.includes(singular(word)));
}

/** False for a ready-made text about times or last days where nothing in the plan has any. */
export function applies(text: string, id: string, draft: Draft): boolean {
  // What is near depends on who looks: people found that way are no list with a link.
  if (
    id === "search" &&
    /\{searcheds\}/.test(text) &&
    draft.roles.some(({ noun }) => noun === searchedNoun(draft))
  )
    return false;
  if (/\{(?:a |A )?[dD]ateds?(?: one)?\}/.test(text) && !hasTimes(draft)) return false;
  // What has no state for it is not called off.
  if (id === "booking" && /\bcancel/.test(text)) {
    const dated = draft.entities.find((one) => one.noun === datedNoun(draft));
    if (!isCancellable(dated)) return false;
  }
  // Nobody wants to be told of a pill a day ahead.
  if (id === "reminders" && /\bHow long before\b/.test(text) && DAILY.test(datedNoun(draft))) return false;
  // What was only noted with its next day is not called off: an inspection, a dose.
  if (id === "reminders" && /called off/.test(text) && !isCalledOff(draft)) return false;
  // "Parents file a complaint", "a pain score": no file where no table has one.
  if (id === "documents" && filedNoun(draft) === "") return false;
  if (/\{[eE]ndings?\}/.test(text) && endingNoun(draft) === "") return false;
  // Whom a deposit is asked of is open only where it is said to be against those who stay away, or not sure.
  if (
    id === "deposit" &&
    /no-show\?/.test(text) &&
    !/\bno-?shows?\b|\b(?:maybe|perhaps)\b/.test(draft.reading.text)
  )
    return false;
  // A family that signs in is a role of its own, not a group that people are asked to join.
  return (
    id !== "groups" || !draft.roles.some((role) => /^(?:family|team|household|club|class)$/.test(role.noun))
  );
}

/** What is due at an hour of every day. */
const DAILY = /(?:^| )(?:dose|pill|tablet|medication|medicine|feeding|watering|drop|injection)$/;

/** True when what takes place at a time can be called off or moved. */
function isCalledOff(draft: Draft): boolean {
  const entity = draft.entities.find((one) => one.noun === datedNoun(draft));
  return (
    takesPlace(entity) ||
    RESERVED.test(entity?.noun ?? "") ||
    Boolean(entity?.statuses.some((state) => /cancel|called off|moved/.test(state)))
  );
}

/** "real-time" and "realtime" are one word. */
function bare(text: string): string {
  return text.replace(/[\s-]/g, "").slice(0, 6);
}

function article(id: string): string {
  return id.replace(/-/g, " ");
}
