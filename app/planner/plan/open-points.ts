import { type OpenPoint, openPointsOf } from "../catalogue/open-points";
import { capital, clip, plural, withArticle, withoutTail } from "../text/words";
import { an, type Draft, type EntityDraft, guardianOf, otherThan, rolesOf, sampleOf } from "./draft";
import { takesPlace } from "./relations";
import { AWKWARD, tellingColumns } from "./samples";
import type { StoryDraft } from "./stories";
import { buttonOf } from "./wording";

type Open = OpenPoint & { of: StoryDraft["class"] };

/** Doings that leave less open than those that somebody else waits for. */
const LATER = /^(?:view|choose|find|add|log|edit|mark|message)$/;

/** What the idea's own stories leave open, each kind of doing once: what few ideas leave open, then what any would. */
export function openPoints(draft: Draft, stories: readonly StoryDraft[]): Open[] {
  const found: Open[] = [];
  const seen = new Set<string>();
  const rank = (story: StoryDraft) => (LATER.test(story.class) ? 1 : 0);
  const named = stories.filter((story) => story.origin === "named" && story.priority === "must");
  for (const story of [...named].sort((a, b) => rank(a) - rank(b))) {
    if (seen.has(story.class)) continue;
    // "Validate the accounts": nobody decides on a ride.
    if (story.class === "approve" && story.loose) continue;
    const entity = draft.entities.find((one) => one.noun === story.noun);
    for (const point of openPointsOf(story.class, story.want, story.noun)) {
      if (!sayable(point, story, entity, draft)) continue;
      if (!point.special && !worthAsking(story, entity, draft)) continue;
      seen.add(story.class);
      const put = (text: string) => filled(text, story, entity, draft);
      const moot = isMoot(point, story, entity);
      found.push({
        of: story.class,
        question: moot ? "" : put(point.question),
        assumed: moot ? "" : put(point.assumed),
        nonGoal: put(point.nonGoal),
        special: point.special,
        weak: point.weak,
      });
    }
  }
  const order = (point: Open) => (point.special ? 0 : point.weak ? 2 : 1);
  return found.sort((a, b) => order(a) - order(b));
}

/** True for a question that the story answers itself, or that is about a state which the thing does not have. */
function isMoot(
  { question, assumed }: OpenPoint,
  story: StoryDraft,
  entity: EntityDraft | undefined,
): boolean {
  if (/\bcall(?:ed)? (?:it )?off\b|\bcancel/.test(`${question}${assumed}`)) return !isCancellable(entity);
  if (/ in preparation;/.test(assumed)) return !entity?.statuses.includes("in preparation");
  if (story.class === "message") return /\bbefore they (?:first )?meet\b|\bstrangers?\b/.test(story.want);
  // "Share photos with friends" says who sees them.
  return (
    story.class === "share" &&
    / with (?!each other|others|an? (?:link|address|url)\b|photos?\b)/.test(story.want)
  );
}

/** States of what does not take place after all, or is given back. */
const ENDS = /cancel|called off|withdrawn|^(?:free|available)$/;

/** False for what has states and none of them for being called off: nobody can be asked until when that is possible. */
export function isCancellable(entity: EntityDraft | undefined): boolean {
  return !entity?.statuses.length || entity.statuses.some((state) => ENDS.test(state));
}

/** False where a slot of the question would stand for nobody, or for nothing. */
function sayable(
  { question, assumed }: OpenPoint,
  story: StoryDraft,
  entity: EntityDraft | undefined,
  draft: Draft,
): boolean {
  const whole = `${question}${assumed}`;
  // Whoever runs the app alone has nobody above to decide.
  if (/\{[Oo]ther\}/.test(whole) && otherThan(story.actor, draft).startsWith("another ")) return false;
  if (/\{users\}/.test(whole) && story.actor === draft.user) return false;
  if (/\{[Rr]oles\}/.test(whole) && rolesOf(story.actor, draft).startsWith("the ")) return false;
  return !/\{f2\}/.test(whole) || (columnsOf(entity, draft).length > 1 && !entity?.person);
}

function columnsOf(entity: EntityDraft | undefined, draft: Draft): string[] {
  return (entity ? tellingColumns(entity, draft.samples) : []).filter((name) => !AWKWARD.test(name));
}

function filled(text: string, story: StoryDraft, entity: EntityDraft | undefined, draft: Draft): string {
  const [f1 = "name", f2 = "date"] = columnsOf(entity, draft);
  const other = otherThan(story.actor, draft);
  const [p = an(story.actor), q = p] = draft.samples.people.get(story.actor) ?? [];
  const sharers = / (?:link|address|url)\b/.test(story.want)
    ? "Whoever has the link"
    : / with /.test(story.want)
      ? "Those it was shared with"
      : `All ${plural(story.actor)} who are signed in`;
  const slots: Record<string, string> = {
    p,
    q,
    "a thing": withArticle(story.noun),
    "A thing": capital(withArticle(story.noun)),
    things: plural(story.noun),
    Things: capital(plural(story.noun)),
    thing: story.noun,
    "main things": plural(draft.main),
    "the thing": `the ${story.noun}`,
    "a role": an(story.actor),
    "the role": rolesOf(story.actor, draft),
    roles: plural(story.actor),
    Roles: capital(plural(story.actor)),
    role: story.actor,
    users: plural(draft.user),
    staff: guardianOf(draft),
    other,
    Other: capital(other),
    f1,
    f2,
    s1: sampleOf(story.noun, draft),
    Sharers: sharers,
    button: buttonOf(story.want),
    core: clip(withoutTail(story.want), 90).replace(/ (?:on|at|in|of|for|to|by|with)$/, ""),
    act: clip(story.want, 90),
  };
  return text.replace(/\{([A-Za-z0-9 ]+)\}/g, (whole, key: string) => slots[key] ?? whole);
}

/** False where the open point of a class of doings is none for this one. */
function worthAsking(story: StoryDraft, entity: EntityDraft | undefined, draft: Draft): boolean {
  switch (story.class) {
    // Who cooks a dish has learnt it.
    case "learn":
      return /^(?:learn|practi[sc]e|study|train|revise|exercise|do|repeat)\b/.test(story.want);
    // "Say that it is something else" is no conversation.
    case "message":
      return draft.capabilities.some((one) => one.id === "chat");
    // What takes place at no time cannot be called off in time.
    case "book":
      return (
        /(?:^| )(?:booking|appointment|reservation|viewing|visit)$/.test(story.noun) || takesPlace(entity)
      );
    // Only what is of a day can be entered for a day that is over.
    case "log":
      return Boolean(entity?.fields.some((field) => /^date/.test(field.type) && field.name !== "date added"));
    // Who looks for it by its colour has answered the question.
    case "find":
      return !/ by /.test(story.want);
    // Who sends a reminder or a bill shares nothing.
    case "share":
      return (
        /^(?:share|exchange)\b/.test(story.want) &&
        /(?:photo|picture|video|post|recipe|file|document|list|location|result|story|tip|note|route|plan|run|article|experience|calendar|pattern|song)$/.test(
          story.noun,
        )
      );
    case "join":
      return !/\b(?:waiting list|rsvp|newsletter|interest)\b/i.test(story.want);
    // Whoever scores a speaker casts no secret vote.
    case "vote":
      return (
        /^(?:vote|upvote|nominate)\b/.test(story.want) && !/(?:vote|rating|score|review)$/.test(story.noun)
      );
    // Loaves have no name to hide.
    case "compare":
      return /\b(?:leaderboards?|rankings?|friends|each other|with another|standings|scores|results)\b/.test(
        story.want,
      );
    default:
      return true;
  }
}
