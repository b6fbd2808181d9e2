import type { Action } from "../read/reading";
import { plural } from "../text/words";
import { storyActor } from "./actors";
import { canonical } from "./canonical";
import { type Draft, type EntityDraft, holderIn } from "./draft";
import { setStatuses } from "./given-columns";

/**
 * What people do with one another has two sides: a message goes from one to another, a walk is proposed by one to
 * another. A table that knows only one of them cannot show the other their own entries.
 */

const WITH_EACH_OTHER =
  /\b(?:each other|one another|together|mutual|between (?:members|users|people|neighbou?rs|parents))\b/;

/** What is said to several at once has no second side. */
const TO_ALL =
  /\b(?:group chats?|chat groups?|chat rooms?|chats? (?:in|for) (?:the|a|each|every) (?:whole )?(?:group|team|club|class)|channels?|forum|team chat|wall|announcements?|chat per|to (?:all|everyone|everybody))\b/;

const TALK = /(?:^| )(?:message|chat|direct message|private message)$/;
const SWAP = /(?:^| )(?:swap|exchange|trade)$/;
/** What one of those who share costs owes another. */
const OWED = /(?:^| )(?:settlement|balance|debt)$/;
const OWING =
  /\b(?:who owes|owes? (?:who|whom|each|one another|me|you)|settle up|split\w*|shared? (?:costs|expenses))\b/;
/** What people take up with each other: both have to be there. */
const MEETING =
  /(?:^| )(?:walk|meetup|meeting|date|hike|run|ride|playdate|game|match|training|session|lunch|trip|duel|challenge|tandem)$/;
/** What somebody takes of what another offers. */
const TAKEN = /(?:^| )(?:seat|booking|request|reservation|claim|loan|rental|bid|stay|order)$/;

/** Gives both sides to what has two. */
export function linkParties(draft: Draft): void {
  for (const entity of draft.entities) {
    if (entity.person) continue;
    if (TALK.test(entity.noun)) linkTalk(entity, draft);
    else if (OWED.test(entity.noun) && OWING.test(draft.reading.text))
      linkSides(entity, peerOf(draft, entity), "is owed by", "is owed to");
    else if (SWAP.test(entity.noun))
      linkSides(entity, peerOf(draft, entity), "is offered by", "is accepted by");
    else if (/(?:^| )match$/.test(entity.noun) && /\b(?:swip\w+|dating|tinder)\b/.test(draft.reading.text))
      replaceHolder(entity, draft.user, [`joins two ${plural(draft.user)}`]);
    else if (MEETING.test(entity.noun)) {
      const peer = togetherOn(entity, draft);
      if (peer) propose(entity, peer, draft);
    }
  }
  for (const entity of draft.entities) if (TAKEN.test(entity.noun)) linkTaker(entity, draft);
  const people = draft.entities.find(({ noun, person }) => person && noun === draft.user);
  if (people && draft.capabilities.some(({ story }) => /\bblock another\b/.test(story?.want ?? "")))
    people.relations = [`blocks many ${plural(draft.user)}`, ...people.relations];
}

const isRole = (noun: string, { roles }: Draft) => roles.some((role) => role.noun === noun);

/** A message goes from one to another of the same kind, or either way between two roles. */
function linkTalk(entity: EntityDraft, draft: Draft): void {
  const { reading, user } = draft;
  const talks = reading.actions.filter(
    (action) =>
      action.actor !== "app" &&
      (action.class === "message" || action.objects.some((noun) => canonical(noun) === entity.noun)) &&
      !/\b(?:call|phone)\b/.test(action.verb),
  );
  if (TO_ALL.test(reading.text)) return;
  const [talk] = talks;
  const one = talk ? storyActor(talk, draft) : user;
  if (!isRole(one, draft) && one !== user) return;
  const other = talk && otherSide(talk, one, draft);
  const tied = entity.relations.filter((text) => !holderIn(text));
  entity.relations =
    other && other !== one
      ? [`is from one ${one} or one ${other}`, "is to the other of the two", ...tied]
      : [`is from one ${one}`, `is to another ${one}`, ...tied];
}

/** Whom they talk to: another role that the doing names, else others like them; of what is sent in there is the staff. */
function otherSide(action: Action, one: string, draft: Draft): string {
  if (
    WITH_EACH_OTHER.test(action.phrase) ||
    new RegExp(`\\b(?:between|other) ${plural(one)}\\b`).test(action.phrase)
  )
    return one;
  const named = [...action.objects, ...action.around].find((noun) => noun !== one && isRole(noun, draft));
  if (named) return named;
  const each = WITH_EACH_OTHER.test(draft.reading.text) || draft.staff === one;
  return each ? one : draft.staff;
}

/** Who takes part in a thing together with others like them; "" when the idea says nothing of it. */
function togetherOn(entity: EntityDraft, draft: Draft): string {
  const deed = draft.reading.actions.find(
    (action) =>
      action.actor !== "app" &&
      [...action.objects, ...action.around].some((noun) => canonical(noun) === entity.noun) &&
      (WITH_EACH_OTHER.test(action.phrase) ||
        /\b(?:with|against) (?:other|another|a friend|somebody|someone)\b/.test(action.phrase)),
  );
  if (!deed) return "";
  const actor = storyActor(deed, draft);
  return isRole(actor, draft) ? actor : "";
}

/** Who is on either side of it: those to whom it belongs, else the ordinary users. */
const peerOf = (draft: Draft, { relations }: EntityDraft) =>
  relations.map(holderIn).find((noun) => noun && isRole(noun, draft)) ?? draft.user;

/** What one proposes the other accepts or declines, and only then it takes place. */
function propose(entity: EntityDraft, peer: string, { reading }: Draft): void {
  linkSides(entity, peer, "is proposed by", "is proposed to");
  if (reading.statuses.some(({ owner }) => canonical(owner) === entity.noun)) return;
  setStatuses(entity, ["proposed", "accepted", "done", "declined"]);
}

function linkSides(entity: EntityDraft, peer: string, first: string, second: string): void {
  replaceHolder(entity, peer, [`${first} one ${peer}`, `${second} another ${peer}`]);
}

function replaceHolder(entity: EntityDraft, peer: string, sides: string[]): void {
  entity.relations = [
    ...sides,
    ...entity.relations.filter(
      (text) => holderIn(text) !== peer && !text.startsWith("belongs to one account"),
    ),
  ];
}

/** A seat in the ride of a parent is taken by another parent. */
function linkTaker(entity: EntityDraft, draft: Draft): void {
  const offers = entity.relations.flatMap((text) => /^(?:belongs|refers) to one (.+)$/.exec(text)?.[1] ?? []);
  const offered = draft.entities.find((one) => !one.person && offers.includes(one.noun));
  const giver = offered?.relations.map(holderIn).find((noun) => isRole(noun, draft));
  const takers = entity.relations.map(holderIn).filter((noun) => isRole(noun, draft));
  if (!giver || takers.some((noun) => noun !== giver)) return;
  // What only the one role offers and nobody else is there to take is taken by others like them.
  if (
    takers.length === 0 &&
    draft.roles.some(({ noun, origin }) => noun !== giver && noun !== draft.staff && origin === "named")
  )
    return;
  if (giver === draft.staff && giver !== draft.user) return;
  entity.relations = [
    `is taken by another ${giver}`,
    ...entity.relations.filter((text) => holderIn(text) !== giver),
  ];
}
