import type { Plan, PlanScreen } from "~/domain/plan";
import { comesByItself } from "../text/states";
import { isUncounted, listName, listOf, plural, withArticle } from "../text/words";
import { type Draft, type EntityDraft, fill, heldBy, sharedNoun, sharedThings } from "./draft";
import { adderOf, enteredBy } from "./list-states";
import { takesPlace } from "./relations";
import type { StoryDraft } from "./stories";

/**
 * Rights that a plan takes for granted elsewhere and no story gives: the button of an empty list, the state that somebody
 * has to set, the reports that somebody decides on, the exception that an answer leaves to one role. Each belongs to
 * those who open the screen for it; by role, as verb phrases.
 */
export function furtherRights(
  draft: Draft,
  stories: readonly StoryDraft[],
  screens: readonly PlanScreen[],
  questions: Plan["questions"],
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  const give = (role: string, right: string) => {
    if (draft.roles.some(({ noun }) => noun === role)) found.set(role, [...(found.get(role) ?? []), right]);
  };
  const shown = (noun: string) =>
    screens.some((one) => one.name.toLowerCase() === listName(noun).toLowerCase());
  for (const entity of draft.entities) {
    const { noun, person } = entity;
    const adder = shown(noun) ? enteredBy(draft, noun, stories) : "";
    const whole = wholeOf(draft, entity);
    const keeper = whole && enteredBy(draft, whole, stories);
    if (keeper === draft.staff && !shown(noun) && !stories.some((story) => story.noun === noun))
      give(keeper, `enter the ${plural(noun)} of ${withArticle(whole)}`);
    // "See the sales on a panel": looked at by somebody, so entered by somebody.
    const seen = stories.some((story) => story.class === "view" && story.want.includes(` ${plural(noun)}`));
    const dated = entity.fields.some(({ type }) => type === "date");
    if (!shown(noun) && entity.origin === "named" && whole === "" && seen && dated && !isUncounted(noun))
      give(adderOf(draft, noun, stories), `record ${withArticle(noun)}`);
    if (adder) give(adder, `${person ? "invite" : "add"} ${withArticle(noun)}`);
    const owner = ownerOf(draft, entity);
    if (statesByHand(entity, stories).some((state) => HANDED_IN.test(state)))
      give(owner, `hand in ${plural(noun)} of their own`);
    const states = statesToSet(draft, entity, stories);
    give(setterOf(draft, entity, stories), `mark ${plural(noun)} as ${listOf(states, "or")}`);
  }
  const shared = sharedNoun(draft);
  for (const { roles } of screens.filter((one) => one.route === "/reported"))
    for (const role of roles)
      give(
        role,
        `look at the ${sharedThings(draft)} that ${plural(draft.user)} report, hide ${withArticle(shared)} or put it back`,
      );
  const may = (role: string) =>
    stories.some(
      (story) => story.actor === role && (story.class === "cancel" || /\bcancel\b/.test(story.want)),
    );
  for (const { question } of draft.capabilities) {
    const asked = question && questions.some((one) => one.question === fill(question.question, draft));
    for (const { of, doing } of (asked && question.rights) || []) {
      const role = of === "user" ? draft.user : draft.staff;
      if (!may(role) && !(of === "staff" && role === draft.user)) give(role, fill(doing, draft));
    }
  }
  return found;
}

/** What an entry that the idea names is a part of, and is entered with: the dish of its allergies; "" for any other. */
function wholeOf({ entities }: Draft, { noun, person, origin, relations }: EntityDraft): string {
  const of = relations.map((text) => /^belongs to one (.+)$/.exec(text)?.[1] ?? "");
  const wholes = entities.filter((one) => !one.person && of.includes(one.noun));
  const part = !person && origin === "named" && !/(?:^| )(?:booking|order|payment|deposit|fee)$/.test(noun);
  return part && wholes.length === 1 ? (wholes[0]?.noun ?? "") : "";
}

/** What whoever has an entry does with it before somebody else decides. */
const HANDED_IN = /^(?:submitted|handed in|sent in)$/;

/** Doings after which an entry may be in any state, and such as lead to certain ones. */
const SETS_ANY = /^(?:edit|mark)$/;
const LEADS_TO: Partial<Record<StoryDraft["class"], RegExp>> = {
  approve:
    /^(?:approved|accepted|declined|refused|rejected|sent back|confirmed|verified|published|agreed|excused|not excused)$/,
  cancel: /^(?:cancelled|called off|withdrawn|free)$/,
  pay: /^(?:paid|settled|paid back)$/,
  lend: /^(?:lent|out)$/,
  message: /^(?:answered|sent)$/,
};

/** What is over when its hour is. */
const PASSES = /^(?:done|finished|played|closed)$/;

/** The role whose entries these are; "" where none has any. */
const ownerOf = ({ roles }: Draft, entity: EntityDraft) =>
  roles.find(({ noun }) => heldBy(entity, noun))?.noun ?? "";

/** Of the states set by hand those that one role sets for all: not what each hands in, nor what a payment brings about. */
function statesToSet(draft: Draft, entity: EntityDraft, stories: readonly StoryDraft[]): string[] {
  const inside = draft.capabilities.some(({ id }) => id === "payments");
  const owned = ownerOf(draft, entity) !== "";
  return statesByHand(entity, stories).filter(
    (state) => !(owned && HANDED_IN.test(state)) && !(inside && state === "paid"),
  );
}

/** The states of an entry that come about by somebody's doing, and by none that a story tells. */
function statesByHand(entity: EntityDraft, stories: readonly StoryDraft[]): string[] {
  const { noun, person, relations, statuses } = entity;
  if (person || noun === "flag") return [];
  // Hours are approved with the timesheet that they belong to.
  const whole = (story: StoryDraft) =>
    story.class === "approve" && relations.includes(`belongs to one ${story.noun}`);
  const about = stories.filter((story) => story.noun === noun);
  if (about.some((story) => SETS_ANY.test(story.class))) return [];
  return statuses
    .slice(1)
    .filter(
      (state) =>
        (!comesByItself(state, noun) || (state === "sent" && statuses[0] === "draft")) &&
        !(PASSES.test(state) && takesPlace(entity)) &&
        !(state === "approved" && stories.some(whole)) &&
        !about.some((story) => LEADS_TO[story.class]?.test(state) || story.want.includes(state.slice(0, 5))),
    )
    .slice(0, 4);
}

/** Doings of whoever has an entry before them without having made it. */
const LOOKS = /^(?:view|find|approve|follow)$/;

/**
 * Who says how far an entry has come, where no story does: whoever keeps the table, has its entries before them, or looks
 * after the app; a moderator judges only reports. "" where nobody has to.
 */
export function setterOf(draft: Draft, entity: EntityDraft, stories: readonly StoryDraft[]): string {
  if (statesToSet(draft, entity, stories).length === 0) return "";
  const kept = draft.roles.find((role) => entity.relations.includes(`is kept by the ${role.noun}`))?.noun;
  const sees = stories.find(
    (story) =>
      story.noun === entity.noun &&
      LOOKS.test(story.class) &&
      story.actor !== draft.user &&
      // Who sees only what is theirs has no entry to judge.
      !/\bown\b/.test(story.want),
  )?.actor;
  const known = kept ?? sees;
  if (known) return known;
  if (draft.staff !== "moderator") return draft.staff;
  return ownerOf(draft, entity) || draft.user;
}
