import type { Plan } from "~/domain/plan";
import { type OpenPoint, openPointOf } from "../catalogue/open-points";
import {
  capital,
  clip,
  isUncounted,
  listOf,
  plural,
  singular,
  withArticle,
  withoutTail,
} from "../text/words";
import {
  an,
  type Draft,
  type EntityDraft,
  fill,
  loginOf,
  needsAccount,
  otherThan,
  rolesOf,
  theRole,
} from "./draft";
import { takesPlace } from "./relations";
import { applies } from "./rules";
import { AWKWARD, tellingColumns } from "./samples";
import type { StoryDraft } from "./stories";
import { buttonOf, spoken } from "./wording";

/** What is left out: the idea's own refusals first, then what is sensible to leave out of a first version. */
export function nonGoalsOf(draft: Draft, stories: readonly StoryDraft[]): Plan["nonGoals"] {
  const found: Plan["nonGoals"] = [];
  for (const text of draft.reading.nonGoals) {
    const clean = capital(text.replace(/^(?:and|or|but)\s+/i, ""));
    if (clean.length > 2 && !found.some((one) => one.text === clean))
      found.push({ text: clip(clean, 200), origin: "named" });
  }
  const wanted = found.length >= 3 ? found.length + 1 : 4;
  const ideas = [
    ...(draft.archetype?.nonGoals ?? []),
    ...draft.capabilities.flatMap((one) => (one.nonGoal ? [fill(one.nonGoal, draft)] : [])),
  ];
  if (draft.clarity !== "unclear") {
    if (draft.reading.business) ideas.push(`A second ${draft.reading.business} in the same app`);
    ideas.push(...openPoints(draft, stories).map((one) => one.nonGoal));
  } else
    ideas.push(
      "Everything that is not in an answer to the questions",
      "A look and a name, before the purpose is clear",
    );
  const put = (texts: readonly string[], most: number) => {
    for (const text of texts) {
      if (found.length >= most) return;
      if (
        (!asked(text, draft) || /^(?:Importing|A second|A way to|Statistics|“)/.test(text)) &&
        !found.some(
          (one) =>
            text.toLowerCase().startsWith(one.text.toLowerCase()) ||
            one.text.toLowerCase().startsWith(text.toLowerCase()),
        )
      )
        found.push({ text, origin: "implied" });
    }
  };
  put(ideas, Math.max(2, wanted));
  // A limit that nobody would ask about only fills the page: two are enough where the idea gives no cause for more.
  if (draft.clarity !== "unclear") put(leftOut(draft, stories), 2);
  return found.slice(0, 12);
}

/** What the first version does without, in the words of the idea's own doings. */
function leftOut(draft: Draft, stories: readonly StoryDraft[]): string[] {
  const deeds = stories.filter(
    (story) =>
      story.priority === "must" &&
      !/^(?:notify|message|sign|pay|view)$/.test(story.class) &&
      !/^(?:get|receive|have|be) /.test(story.want) &&
      withoutTail(story.want).split(" ").length > 1,
  );
  const taken = deeds.find((story) => /^(?:book|order|request|join|lend|vote)$/.test(story.class));
  const entered = deeds.find((story) => /^(?:add|log|post|upload)$/.test(story.class));
  const [first] = deeds;
  return [
    ...(taken ? [`“${capital(spoken(taken.want))}” for several people in one go`] : []),
    ...(entered ? [`Importing ${plural(entered.noun)} from elsewhere`] : []),
    ...(first && needsAccount(first.actor, draft)
      ? [`A way to ${clip(withoutTail(first.want), 80)} without an account`]
      : []),
    `Importing ${plural(draft.main)} from elsewhere`,
    `Statistics about ${plural(draft.main)}`,
  ];
}

/** What the idea's own stories leave open, each doing once, the core ones first. */
function openPoints(
  draft: Draft,
  stories: readonly StoryDraft[],
): (OpenPoint & { of: StoryDraft["class"] })[] {
  const found: ReturnType<typeof openPoints> = [];
  const seen = new Set<string>();
  const named = stories.filter((story) => story.origin === "named" && story.priority === "must");
  const rank = (story: StoryDraft) => (/^(?:view|choose|find|add|edit|message)$/.test(story.class) ? 1 : 0);
  for (const story of [...named].sort((a, b) => rank(a) - rank(b))) {
    const point = openPointOf(story.class);
    if (!point || seen.has(story.class)) continue;
    // Whoever runs the app alone has nobody above to decide.
    const other = otherThan(story.actor, draft);
    const entity = draft.entities.find((one) => one.noun === story.noun);
    const columns = (entity ? tellingColumns(entity, draft.samples) : []).filter(
      (name) => !AWKWARD.test(name),
    );
    const whole = `${point.question}${point.assumed}`;
    if (other.startsWith("another ") && /\{[Oo]ther\}/.test(whole)) continue;
    if (/\{f2\}/.test(whole) && (columns.length < 2 || entity?.person)) continue;
    if (!worthAsking(story, entity)) continue;
    seen.add(story.class);
    const [f1 = "name", f2 = "date"] = columns;
    const put = (text: string) =>
      text
        .replace(/\ba \{thing\}/g, withArticle(story.noun))
        .replace(/\{a thing\}/g, withArticle(story.noun))
        .replace(/\{things\}/g, plural(story.noun))
        .replace(/\{thing\}/g, story.noun)
        .replace(/\{a role\}/g, an(story.actor))
        .replace(/\{roles\}/g, plural(story.actor))
        .replace(/\{role\}/g, story.actor)
        .replace(/\{Things\}/g, capital(plural(story.noun)))
        .replace(/\{Roles\}/g, capital(plural(story.actor)))
        .replace(/\{staff\}/g, theRole(draft.staff))
        .replace(/\{Other\}/g, capital(other))
        .replace(/\{other\}/g, other)
        .replace(/\{f1\}/g, f1)
        .replace(/\{f2\}/g, f2)
        .replace(
          /\{Sharers\}/g,
          / (?:link|address|url)\b/.test(story.want)
            ? "Whoever has the link"
            : / with /.test(story.want)
              ? "Those it was shared with"
              : `All ${plural(story.actor)} who are signed in`,
        )
        .replace(/\{button\}/g, buttonOf(story.want))
        .replace(/\{act\}/g, clip(story.want, 90));
    found.push({
      of: story.class,
      question: put(point.question),
      assumed: put(point.assumed),
      nonGoal: put(point.nonGoal),
    });
  }
  return found;
}

/** False where the open point of a class of doings is none for this one. */
function worthAsking(story: StoryDraft, entity: EntityDraft | undefined): boolean {
  switch (story.class) {
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
      return /\b(?:leaderboards?|rankings?|friends|each other|standings|scores|results)\b/.test(story.want);
    default:
      return true;
  }
}

/** True when the idea asks for (or has refused) what a ready-made limit would exclude. */
function asked(text: string, draft: Draft): boolean {
  const words = text.toLowerCase().match(/[a-z]{5,}/g) ?? [];
  // The plan's own things are in every such text: only what is said of them can have been asked for.
  const own = new Set(
    draft.entities.flatMap((entity) => entity.noun.split(" ")).concat(draft.roles.map((role) => role.noun)),
  );
  const content = words.filter(
    (word) =>
      !own.has(singular(word)) &&
      !/^(?:other|people|several|first|between|members?|online|public|within|group|about|their|video|beyond|outside|fixed)$/.test(
        word,
      ),
  );
  return content.some(
    (word) =>
      draft.reading.text.includes(singular(word)) ||
      draft.reading.nonGoals.join(" ").toLowerCase().includes(singular(word)),
  );
}

/** One to three questions, each with the answer the plan was written with. */
export function questionsOf(draft: Draft, stories: readonly StoryDraft[]): Plan["questions"] {
  const found: Plan["questions"] = [];
  const add = (question: string, assumed: string) => {
    if (found.length < 3 && !found.some((one) => one.question === question))
      found.push({ question: fill(question, draft), assumed: capital(fill(assumed, draft)) });
  };
  if (draft.clarity === "unclear") {
    const idea = clip(draft.reading.quotes.join(" ").replace(/\s+/g, " ") || "this idea", 70);
    add(
      `Who is “${idea}” for, and when would they open it?`,
      "One kind of person, on a phone, in a spare minute.",
    );
    add("What is the one thing they do with it?", "They write down a short text and find it again.");
    add("What must it still know tomorrow?", "Each text with its date.");
    return found;
  }
  const wish = draft.reading.wishes[0];
  const wished = draft.capabilities.find(
    (one) => one.question && wish && one.trigger.test(wish.toLowerCase()),
  );
  if (wished?.question && applies(wished.question.question, wished.id, draft))
    add(wished.question.question, wished.question.assumed);
  else if (wish)
    add(
      `Is "${clip(wish, 120)}" part of the first version?`,
      "No: it is prepared for, and built after the core works.",
    );
  const kind = draft.archetype?.questions[0];
  const first = kind && speaksOf(kind[0], draft) ? kind : undefined;
  if (first && (draft.clarity === "short" || draft.capabilities.filter((one) => one.question).length < 2))
    add(first[0], first[1]);
  for (const { id, question } of draft.capabilities)
    if (question && applies(`${question.question}${question.assumed}`, id, draft))
      add(question.question, question.assumed);
  // Two questions of the same deed are one too many.
  const asksOfBooking = draft.capabilities.some((one) => one.id === "booking" && one.question);
  for (const { of, question, assumed } of openPoints(draft, stories))
    if (of !== "book" || !asksOfBooking) add(question, assumed);
  if (first) add(first[0], first[1]);
  if (found.length === 0) {
    const things = plural(draft.main);
    if (draft.clarity === "short")
      add(`What is done most often with the ${things}?`, "One is entered, found again and changed.");
    add(`Who besides its owner sees the ${things}?`, "Nobody.");
  }
  return found;
}

/** True when a text of a kind of app is about something the idea itself speaks of; short ideas take it as it is. */
function speaksOf(text: string, draft: Draft): boolean {
  if (draft.clarity === "short") return true;
  const words = (text.toLowerCase().match(/[a-z]{4,}/g) ?? []).map((word) => singular(word));
  return words.some(
    (word) =>
      !/^(?:there|they|several|each|more|first|anyone|only|from|with|have|many|what|when|which|fewer|than|must|dates?|person|people|number|member|other|others)$/.test(
        word,
      ) && new RegExp(`\\b(?:${word}|${plural(word)})\\b`).test(draft.reading.text),
  );
}

/** What was taken for granted where the idea is silent. */
export function assumptionsOf(draft: Draft, stories: readonly StoryDraft[]): string[] {
  const found: string[] = [];
  if (draft.clarity === "unclear") return [];
  if (draft.archetype && speaksOf(draft.archetype.assumption, draft)) found.push(draft.archetype.assumption);
  for (const capability of draft.capabilities) if (capability.assumption) found.push(capability.assumption);
  const implied = draft.entities.filter((entity) => entity.origin === "implied");
  for (const entity of implied.slice(0, 2)) found.push(reasonFor(entity, stories));
  const added = draft.roles.filter((role) => role.origin === "implied");
  const served = stories.find((story) => story.origin === "named" && story.actor === draft.user);
  if (added.length > 0 && draft.clarity === "clear") {
    const who = listOf(added.map((role) => an(role.noun)));
    found.push(
      served && draft.staff !== draft.user && added.every((role) => role.noun === draft.staff)
        ? `${capital(who)}, whom the idea does not name, is there for those who ${clip(withoutTail(served.want), 70)}`
        : `${capital(who)} exists although the idea does not say so`,
    );
  }
  const accounts = draft.roles.map((role) => role.noun).filter((role) => needsAccount(role, draft));
  const guests = draft.roles.map((role) => role.noun).filter((role) => !needsAccount(role, draft));
  found.push(
    `${capital(listOf(accounts.map((role) => rolesOf(role, draft))))} sign${accounts.length === 1 && rolesOf(accounts[0] ?? "", draft).startsWith("the ") ? "s" : ""} in by ${loginOf(draft).by}${firstDeed(draft, accounts)}${guests.length > 0 ? `; ${listOf(guests.map((role) => rolesOf(role, draft)))} need no account` : ""}`,
  );
  return [...new Set(found.map((text) => capital(fill(text, draft).replace(/\.$/, ""))))].slice(0, 6);
}

/** Why there is a table that the idea does not name: what is done with it, or what it hangs on. */
function reasonFor(entity: EntityDraft, stories: readonly StoryDraft[]): string {
  const things = isUncounted(entity.noun) ? entity.noun : plural(entity.noun);
  const are = things === entity.noun ? "is" : "are";
  const deed = stories.find((story) => story.noun === entity.noun && !/^(?:get|receive) /.test(story.want));
  const kept = entity.relations.map((text) => / one (.+)$/.exec(text)?.[1]).find(Boolean);
  const why = deed
    ? ` there to ${clip(withoutTail(deed.want), 70)}`
    : kept
      ? ` kept for each ${kept}`
      : " needed for it";
  return `${capital(things)}, not named in the idea, ${are}${why}`;
}

/** ", before a member can book a wheel": what signing in comes before. */
function firstDeed(draft: Draft, accounts: readonly string[]): string {
  const deed = draft.reading.actions.find(
    (action) =>
      accounts.includes(action.actor) &&
      !/^(?:view|find|notify|message)$/.test(action.class) &&
      !/^(?:get|receive|have) /.test(action.phrase) &&
      action.phrase.split(" ").length > 1 &&
      !/\b(?:they|their|them)\b|\{/.test(action.phrase),
  );
  if (!deed) return "";
  const who = rolesOf(deed.actor, draft).startsWith("the ") ? theRole(deed.actor) : an(deed.actor);
  return `, before ${who} can ${clip(withoutTail(deed.phrase), 70)}`;
}

/** One or two sentences that say what the app is for. */
export function summaryOf(draft: Draft, title: string, stories: readonly StoryDraft[]): string {
  if (draft.clarity === "unclear")
    return `The idea is unclear: “${clip(draft.reading.quotes.join(" ") || "nothing readable", 160)}” does not say who does what.`;
  const byRole = new Map<string, string[]>();
  for (const story of stories.filter((one) => one.priority === "must" && one.origin === "named"))
    byRole.set(story.actor, [...(byRole.get(story.actor) ?? []), story.want]);
  const says = (role: string, wants: readonly string[]) =>
    `${rolesOf(role, draft)} can ${listOf(wants.map((want) => clip(want, 70)))}`;
  const parts = [...byRole]
    .slice(0, 3)
    .map(([role, wants]) => says(role, wants.slice(0, byRole.size > 1 ? 3 : 4)));
  if (parts.length === 0)
    return clip(
      `${title}: ${says(
        draft.user,
        stories.slice(0, 3).map((story) => story.want),
      )}. The idea is short, so most of this is implied.`,
      390,
    );
  return clip(`${title}: ${parts.join("; ")}.`, 390);
}
