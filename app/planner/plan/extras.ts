import { capital, clip, isUncounted, listOf, plural, withoutTail } from "../text/words";
import {
  an,
  type Draft,
  type EntityDraft,
  fill,
  needsAccount,
  rolesOf,
  sharedThings,
  theRole,
} from "./draft";
import { loginOf, mailboxesOf } from "./login";
import { speaksOf } from "./questions";
import type { StoryDraft } from "./stories";
import { shortened } from "./wording";

/** What was taken for granted where the idea is silent. */
export function assumptionsOf(draft: Draft, stories: readonly StoryDraft[]): string[] {
  const found: string[] = [];
  if (draft.clarity === "unclear") return [];
  if (draft.archetype && speaksOf(draft.archetype.assumption, draft)) found.push(draft.archetype.assumption);
  for (const capability of draft.capabilities) if (capability.assumption) found.push(capability.assumption);
  const implied = draft.entities.filter((entity) => entity.origin === "implied");
  for (const entity of implied.slice(0, 2))
    if (entity.noun !== draft.main) found.push(...reasonFor(entity, stories));
  const added = draft.roles.filter((role) => role.origin === "implied");
  const served = stories.find((story) => story.origin === "named" && story.actor === draft.user);
  if (added.length > 0 && draft.clarity === "clear") {
    const who = listOf(added.map((role) => an(role.noun)));
    const judge = draft.capabilities.some((one) => one.id === "moderation");
    found.push(
      judge && added.length === 1 && added[0]?.noun === draft.staff
        ? `${capital(who)}, whom the idea does not name, looks every day at the ${sharedThings(draft)} that ${plural(draft.user)} report`
        : served && draft.staff !== draft.user && added.every((role) => role.noun === draft.staff)
          ? `${capital(who)}, whom the idea does not name, is there for those who ${clip(withoutTail(served.want), 70)}`
          : `${capital(who)} exists although the idea does not say so`,
    );
  }
  const accounts = draft.roles.map((role) => role.noun).filter((role) => needsAccount(role, draft));
  const guests = draft.roles.map((role) => role.noun).filter((role) => !needsAccount(role, draft));
  found.push(signInOf(draft, accounts, guests, stories));
  return [...new Set(found.map((text) => capital(fill(text, draft).replace(/\.$/, ""))))].slice(0, 6);
}

/** How people sign in, and who needs no account; children by a code, where somebody grown up is there to set it. */
function signInOf(
  draft: Draft,
  all: readonly string[],
  guests: readonly string[],
  stories: readonly StoryDraft[],
): string {
  const called = (roles: readonly string[]) => listOf(roles.map((role) => rolesOf(role, draft)));
  const { accounts, children, setter } = mailboxesOf(all);
  const [first = ""] = accounts;
  const signs = accounts.length === 1 && rolesOf(first, draft).startsWith("the ") ? "signs" : "sign";
  return [
    `${capital(called(accounts))} ${signs} in by ${loginOf(draft).by}${firstDeed(draft, accounts, stories)}`,
    ...(children.length === 0
      ? []
      : [
          `${called(children)} tap their name and type a code that ${an(setter)} has set${firstDeed(draft, children, stories)}`,
        ]),
    ...(guests.length > 0 ? [`${called(guests)} need no account`] : []),
  ].join("; ");
}

/** Why there is a table that the idea does not name: what is done with it. What only hangs on another says so itself. */
function reasonFor(entity: EntityDraft, stories: readonly StoryDraft[]): string[] {
  const things = isUncounted(entity.noun) ? entity.noun : plural(entity.noun);
  const are = things === entity.noun ? "is" : "are";
  // "Friendships": what the idea only says in passing.
  const deed =
    stories.find((story) => story.noun === entity.noun && !/^(?:get|receive) /.test(story.want)) ??
    stories.find((story) => story.want.includes(entity.noun.slice(0, 6)));
  return deed
    ? [`${capital(things)}, not named in the idea, ${are} there to ${clip(withoutTail(deed.want), 70)}`]
    : [];
}

/** ", before a member can book a wheel": what signing in comes before, in the idea's words, else in those of its kind of app. */
function firstDeed(draft: Draft, accounts: readonly string[], stories: readonly StoryDraft[]): string {
  const told = stories
    .filter(({ origin }) => draft.clarity === "short" || origin === "named")
    .map((story) => ({ ...story, phrase: story.want }));
  const deed = [...draft.reading.actions, ...told].find(
    (action) =>
      accounts.includes(action.actor) &&
      !/^(?:view|find|notify|message)$/.test(action.class) &&
      !/^(?:get|receive|have) /.test(action.phrase) &&
      action.phrase.split(" ").length > 1 &&
      !/\b(?:they|them)\b|\{/.test(action.phrase),
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
    `${rolesOf(role, draft)} can ${listOf([...new Set(wants.map((want) => (want.length <= 70 ? want : shortened(want))))])}`;
  /** As many wants a role as there is room for: a summary that breaks off says less than a shorter one. */
  const fitting = (told: readonly (readonly [string, readonly string[]])[], most: number): string => {
    const text = `${title}: ${told.map(([role, wants]) => says(role, wants.slice(0, most))).join("; ")}.`;
    return text.length > 390 && most > 1 ? fitting(told, most - 1) : clip(text, 390);
  };
  if (byRole.size === 0) {
    // What the owner does is not said of the customers.
    const who = stories.some((story) => story.actor === draft.user)
      ? draft.user
      : (stories[0]?.actor ?? draft.user);
    const wants = stories.filter((story) => story.actor === who).map((story) => story.want);
    return fitting([[who, wants]], 3);
  }
  return fitting([...byRole].slice(0, 3), byRole.size > 1 ? 3 : 4);
}
