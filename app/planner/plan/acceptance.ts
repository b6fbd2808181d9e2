import type { PlanStory } from "~/domain/plan";
import { type Accepted, type Pattern, patternsFor } from "../catalogue/acceptance";
import { clip } from "../text/words";
import type { Draft } from "./draft";
import { isSolitary, slotsFor } from "./slots";

/** How often each way of accepting was used so far, by platform's turn: no document should repeat one. */
export type Used = Map<Pattern, number[]>;

/** A story has a way for each of the five platforms. */
const TURNS = 5;

/** A number that is the same for the same idea. */
function seedOf({ reading }: Draft): number {
  return [...reading.text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
}

const slotsOf = new Map<string, string[]>();

/** The slots in a text of the catalogue. */
function slotsIn(text: string): string[] {
  const known = slotsOf.get(text) ?? [...text.matchAll(/\{([a-z0-9 ]+)\}/g)].map(([, slot = ""]) => slot);
  slotsOf.set(text, known);
  return known;
}

/** Writes the acceptance of one story by example, from its verb, its object, its role and the sample content. */
export function accept(
  draft: Draft,
  name: Accepted,
  used: Used,
  actor: string,
  want: string,
  noun: string,
): Pick<PlanStory, "given" | "when" | "then" | "otherwise" | "also"> {
  const slots = slotsFor(draft, name, actor, want, noun);
  const filled = (text: string) => slotsIn(text).every((slot) => (slots[slot] ?? "") !== "");
  const fits = ({ given, when, then }: Pattern) => filled(given) && filled(when) && filled(then);
  let known = patternsFor(name, want).filter(fits);
  if (known.length < 2 && slots.q === "" && !isSolitary(draft)) {
    // Too few ways are left without a second person: better one owner too many than the same line twice.
    const [, second = "", third = ""] = draft.samples.people.get(actor) ?? [];
    slots.q = second === slots.o ? third : second;
    known = patternsFor(name, want).filter(fits);
  }
  // Where what the words ask for needs an entry that this plan has none of, any doing's way is better than none.
  const patterns =
    known.length > 0 ? known : [...patternsFor("loose", want), ...patternsFor("loose", "")].filter(fits);
  // The first way is the one that says most; after it each idea goes on at another, so that two apps that book are not
  // checked in the same words.
  const start = seedOf(draft) % (patterns.length || 1);
  const inTurn = [...patterns.slice(start), ...patterns.slice(0, start)];
  const chosen: Pattern[] = [];
  const special = patterns.some((pattern) => pattern.special);
  for (let turn = 0; turn < TURNS; turn++) {
    // What the words ask for may stand on two platforms before a general way takes its turn.
    const burden = (pattern: Pattern) =>
      (used.get(pattern)?.[turn] ?? 0) * 4 +
      chosen.filter((one) => one === pattern).length * (pattern.special ? 1.5 : 3) +
      (special && !pattern.special ? 2 : 0) +
      (pattern.aside ? 3.5 : 0);
    const best = [...(turn === 0 ? patterns : inTurn)].sort((a, b) => burden(a) - burden(b))[0];
    if (!best) break;
    chosen.push(best);
    const counts = used.get(best) ?? Array.from({ length: TURNS }, () => 0);
    counts[turn] = (counts[turn] ?? 0) + 1;
    used.set(best, counts);
  }
  const [main, ...also] = chosen.map((pattern) => {
    // Everybody is introduced once, with the role: "customer Ines", afterwards "Ines".
    const met = new Set<string>();
    const put = (text: string) =>
      clip(
        text.replace(/\{([a-z0-9 ]+)\}/g, (_, key: string) => {
          if (/^do\b/.test(key)) {
            const start = met.has("p") ? slots.p : slots["role p"];
            met.add("p");
            return `${start} ${slots[key] ?? ""}`;
          }
          // What the story waits for may be about the one who waits.
          const about = /^(?:holds|fails)$/.test(key) ? (slots[key] ?? "") : "";
          if (slots.p && !met.has("p") && about.includes(slots.p)) {
            met.add("p");
            return about.replace(slots.p, slots["role p"] ?? slots.p);
          }
          const full = slots[`role ${key}`];
          if (!full || met.has(key)) return slots[key] ?? "";
          met.add(key);
          return full;
        }),
        390,
      );
    const [given, when, then] = [put(pattern.given), put(pattern.when), put(pattern.then)];
    return { given, when, then, otherwise: filled(pattern.otherwise) ? put(pattern.otherwise) : "" };
  });
  return {
    given: main?.given ?? "",
    when: main?.when ?? "",
    then: main?.then ?? "",
    otherwise: main?.otherwise ?? "",
    also,
  };
}
