import type { PlanRole, PlanScreen, PlanStory } from "~/domain/plan";
import { capital, listName, listOf, plural, withArticle, withoutTail } from "../text/words";
import { an, type Draft, type EntityDraft, heldBy, type RoleDraft, rolesOf, sharedThings } from "./draft";
import { AWKWARD, tellingColumns } from "./samples";
import { TOGETHER } from "./slots";
import { shortened, shortest } from "./wording";

/** What belongs to one person: others of the same role must not even see it. */
export const PRIVATE =
  /(?:^| )(?:message|chat|booking|appointment|reservation|order|payment|deposit|tip|invoice|case|document|application|request|consent form|questionnaire|form|subscription|settlement|prescription|pill|medication|mood|symptom|reading|diagnosis|letter|loan|note|contract|claim|bill|balance)$/;

/** Wants that leave something behind. */
const MAKES =
  /^(?!(?:see|view|read|get|receive|check|look|find|search|filter|browse|watch|know|compare|scan|report)\b)/;

/** What two people write to each other is read by these two. */
const TALKED = /(?:^| )(?:messages|chats|letters)$/;

/** Who rings is booked in by whoever answers. */
const AT_THE_DESK =
  /^(?:book|reserve|order|request|place an order|(?:make|cancel|move|change|ask for) an? (?:[\p{L}-]+ )?(?:booking|appointment|reservation|order|viewing|visit))\b/u;

/** Wants that decide something for others; these are what must be refused. */
const DECIDING =
  /^(?:approve|validate|verify|confirm|correct|edit|change|mark|generate|assign|import|export|download|delete|remove|cancel|add|set|publish|open|close|clear|lock|write|pick|choose|plan|see|sign|release|order|manage|organise|put|make|decide|track|update|create|print|send)\b/;

/** What not everybody is to look at. */
const DISCREET =
  /\b(?:revenue|sales|takings|costs?|profit|income|earnings|payments?|invoices?|debts?|who|figures|numbers|dashboard|panel|audit|reports?|statistics|hours|results?|history|utili[sz]ation|downtime|orders)\b/;

/** Allowed and denied lines of every role: what its stories say, and what only others may. */
export function describeRoles(
  draft: Draft,
  stories: readonly PlanStory[],
  name: (noun: string) => string,
  { screens, further }: { screens: readonly PlanScreen[]; further: ReadonlyMap<string, readonly string[]> },
): PlanRole[] {
  const of = (role: string) => stories.filter((story) => story.role === name(role));
  return draft.roles.map((role) => {
    const own = of(role.noun);
    const allowed =
      own.length > 0
        ? own.map((story) => capital(story.want))
        : withoutStories(
            draft,
            role,
            draft.roles.filter((one) => of(one.noun).length === 0).indexOf(role),
            screens.filter((screen) => screen.roles.includes(role.noun)).map((screen) => screen.name),
          );
    const beside = (further.get(role.noun) ?? []).map(capital);
    return {
      name: name(role.noun),
      gloss: "",
      origin: role.origin,
      allowed: [...new Set([...allowed, ...beside])].slice(0, 20),
      denied: [
        ...new Set([
          ...refusedTo(draft, role),
          ...decisionsOfOthers(draft, role, own, of),
          ownership(draft, role, own, stories, name),
          ...apartFrom(draft, role, own, of),
        ]),
      ],
    };
  });
}

/** "Dancers or their parents enter measurements": what still parts two roles that do the same. */
function apartFrom(
  draft: Draft,
  role: RoleDraft,
  own: readonly PlanStory[],
  of: (role: string) => PlanStory[],
): string[] {
  const wants = (stories: readonly PlanStory[]) => stories.map((story) => story.want).join("|");
  const twin = draft.roles.find(
    (other) => other !== role && own.length > 0 && wants(of(other.noun)) === wants(own),
  );
  if (!twin) return [];
  const made = own.find((story) => story.entity !== "" && MAKES.test(story.want));
  return [
    made
      ? `Rewrite ${plural(made.entity.toLowerCase())} that ${an(twin.noun)} has entered`
      : `Open what is shown to ${rolesOf(twin.noun, draft)} alone`,
  ];
}

/** What the idea itself refuses to this role, in its words. */
function refusedTo(draft: Draft, role: RoleDraft): string[] {
  return draft.reading.denied
    .filter((one) => one.role === role.noun)
    .map((one) => capital(one.phrase.replaceAll("{writer}", `the ${draft.writer}`)))
    .slice(0, 2);
}

function looksAfter(role: string, draft: Draft): boolean {
  return role === draft.staff || /\b(?:admin|administrator|moderator)\b/.test(role);
}

/** What a role is for that the idea only mentions; `at` is its place among such roles, of which no two are for the same. */
function withoutStories(
  draft: Draft,
  role: RoleDraft,
  at: number,
  lists: readonly PlanScreen["name"][],
): string[] {
  const users = plural(draft.user);
  // What nobody shows them they cannot see.
  const opened = ({ noun }: EntityDraft) =>
    lists.some((name) => name.toLowerCase() === listName(noun).toLowerCase());
  const all = draft.entities.filter((entity) => entity.noun !== role.noun);
  const kept =
    all.some((entity) => !entity.person && opened(entity)) || !all.some(opened)
      ? all.filter((entity) => !entity.person)
      : all;
  const shown = kept.some(opened) ? kept.filter(opened) : kept;
  const things = shown.map((entity) => plural(entity.noun));
  if (role.noun === "moderator" && draft.capabilities.some((one) => one.id === "moderation"))
    return [
      `Suspend the account of ${an(draft.user)} whose ${sharedThings(draft)} are hidden again and again`,
    ];
  if (looksAfter(role.noun, draft)) {
    const entity = shown.find((one) => one.noun === draft.main) ?? shown[0];
    const noun = entity?.noun ?? draft.main;
    const other = things.find((thing) => thing !== plural(noun));
    const told = entity ? tellingColumns(entity, draft.samples) : [];
    const plain = told.filter((name) => !AWKWARD.test(name));
    const columns = plain.length > 0 ? plain : told;
    return [
      `Correct ${listOf(columns, "or")} of any ${noun}${other ? `, and look after ${other}` : ""}`,
      `Open and close the accounts of ${users}`,
    ];
  }
  const held = kept.filter((entity) => heldBy(entity, role.noun));
  const own = held.find((entity) => shown.includes(entity));
  if (own) return [`See the ${plural(own.noun)} that are theirs`];
  const spare = things.filter(
    (thing) =>
      !draft.roles.some(
        (other) =>
          other !== role &&
          draft.entities.some((entity) => entity.noun === other.noun && plural(entity.noun) === thing),
      ),
  );
  return [`See the ${spare[at % spare.length] ?? plural(draft.main)} that concern them`];
}

/** Up to two things that another role decides. */
function decisionsOfOthers(
  draft: Draft,
  role: RoleDraft,
  own: readonly PlanStory[],
  of: (role: string) => PlanStory[],
): string[] {
  const found: string[] = [];
  const wants = new Set(own.map((story) => story.want));
  // Whoever looks after the app is kept from acting for others, not from seeing what they do.
  if (looksAfter(role.noun, draft) && role.noun !== draft.user) return found;
  const others = [...draft.roles]
    .filter((other) => other.noun !== role.noun)
    .sort((a, b) => Number(looksAfter(b.noun, draft)) - Number(looksAfter(a.noun, draft)));
  for (const other of others) {
    const foreign = of(other.noun).find(
      (story) =>
        !wants.has(story.want) &&
        !/^(?:get|receive|have the app|find|search|browse|see only) /.test(story.want) &&
        // Looking is no decision, except at money and at what is kept about others.
        (!/^(?:see|view|check|read|look) /.test(story.want) || DISCREET.test(story.want)) &&
        (DECIDING.test(story.want) || looksAfter(other.noun, draft)),
    );
    if (foreign && found.length < 2) {
      wants.add(foreign.want);
      // What two roles do is left to both.
      const doers = others.filter((one) => of(one.noun).some((story) => story.want === foreign.want));
      found.push(
        `${capital(foreign.want)}: ${looksAfter(other.noun, draft) ? "left to" : "only for"} ${listOf(doers.map((one) => rolesOf(one.noun, draft)))}`,
      );
    }
  }
  return found;
}

/** Where the line is drawn between people: other people's things, others' names, what is only looked at. */
function ownership(
  draft: Draft,
  role: RoleDraft,
  own: readonly PlanStory[],
  stories: readonly PlanStory[],
  name: (noun: string) => string,
): string {
  const people = new Set(
    draft.entities.filter((entity) => entity.person).map((entity) => capital(entity.noun)),
  );
  const mine = own.filter((story) => story.entity !== "" && !people.has(story.entity));
  const makes = mine.filter((story) => MAKES.test(story.want));
  const thing = (story: PlanStory | undefined) => (story?.entity ?? draft.main).toLowerCase();
  if (role.noun !== draft.user && looksAfter(role.noun, draft)) {
    // What weighs most when somebody else does it: money, promises, voices.
    const weight = (story: PlanStory) =>
      /^(?:pay|vote|make|sign|write|chat|rate|review)\b/.test(story.want) ? 0 : 1;
    const theirs = stories
      .filter(
        (story) =>
          story.role === name(draft.user) &&
          !/^(?:see|view|read|get|receive|find|search|have the app|filter|report|pick|choose|scan|look)\b/.test(
            story.want,
          ) &&
          !AT_THE_DESK.test(story.want) &&
          // What two people do with each other is done in nobody's name.
          !TOGETHER.test(story.want),
      )
      .sort((a, b) => weight(a) - weight(b))[0];
    const act = theirs
      ? `${capital(withoutTail(theirs.want))} in the name of ${an(draft.user)}`
      : `Sign in as ${an(draft.user)} to ${shortened(stories.find((story) => story.role === name(draft.user))?.want ?? `see ${plural(draft.main)}`)}`;
    return draft.capabilities.some((one) => one.id === "chat") ? `${act}, or read private messages` : act;
  }
  if (mine.length > 0 && makes.length === 0) {
    const noun = thing(mine[0]);
    const entity = draft.entities.find((one) => one.noun === noun);
    const columns = entity ? tellingColumns(entity, draft.samples) : [];
    return `Change ${listOf(columns.length > 0 ? columns : ["anything"], "or")} of ${withArticle(noun)}`;
  }
  const secret = makes.find((story) => PRIVATE.test(thing(story)));
  const another =
    role.noun === "user" ? "other people" : `another ${role.noun.replace(/(^| )staff$/, "$1staff member")}`;
  if (rolesOf(role.noun, draft).startsWith("the ")) {
    // There is one of them: others' work is not theirs to rewrite.
    const other = stories.find(
      (story) =>
        story.role !== name(role.noun) &&
        MAKES.test(story.want) &&
        story.entity !== "" &&
        !people.has(story.entity) &&
        !mine.some((one) => one.entity === story.entity),
    );
    const by = other && draft.roles.find((one) => name(one.noun) === other.role)?.noun;
    if (other && by) return `Rewrite ${plural(thing(other))} that ${an(by)} has entered`;
  }
  // In the story's words: whose name it is done in, and who may change it afterwards.
  const deed = secret ?? makes.find((story) => !/^(?:get|receive|have) /.test(story.want));
  // Who does nothing in the stories has what belongs to them: a barber has slots, and no services.
  const held = draft.entities.find((entity) => !entity.person && heldBy(entity, role.noun))?.noun;
  const told = secret ?? makes[0] ?? mine[0];
  const theirs = plural(told ? thing(told) : (held ?? draft.main));
  const whose = `${theirs} of ${another}`;
  const whole = deed && withoutTail(deed.want);
  // "Add each plant with a photo and the room it lives in in the name of …": a long doing is named by its beginning.
  const act = whole && (whole.length > 44 || / in$/.test(whole)) ? (shortest(whole) ?? whole) : whole;
  if (!act?.includes(" ") || act.length > 70 || TOGETHER.test(act))
    return secret
      ? TALKED.test(theirs)
        ? `Read ${theirs} about ${plural(draft.main)} between ${another.startsWith("another ") ? plural(another.replace("another", "other")) : another}`
        : `See ${whose}`
      : `Change or delete ${whose}`;
  return secret
    ? `${capital(act)} in the name of ${another}, or see their ${theirs}`
    : `${capital(act)} in the name of ${another}, or change theirs`;
}
