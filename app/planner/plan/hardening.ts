import type { PlanField, PlanPhase, PlanScreen, PlanStory } from "~/domain/plan";
import { capital, clip, listName, listOf, plural, withArticle } from "../text/words";
import { type Draft, ownerOf, rolesOf } from "./draft";
import { PRIVATE } from "./permissions";
import { typedColumns } from "./samples";
import { trespass } from "./screens";
import type { StoryDraft } from "./stories";
import { buttonOf, shortened } from "./wording";

/** What must not go wrong, tried by hand: the wrong person, no network, an entry that cannot be. */
export function hardening(
  draft: Draft,
  screens: readonly PlanScreen[],
  must: readonly StoryDraft[],
  later: readonly StoryDraft[],
  idOf: (story: StoryDraft) => PlanStory["id"],
): PlanPhase {
  const { main } = draft;
  const row = draft.samples.rows.get(main)?.[0]?.label ?? `the first ${main}`;
  const risky = [...must]
    .filter((story) => story.otherwise !== "" && !/^(?:view|find)$/.test(story.class))
    .sort((a, b) => danger(a) - danger(b))
    .slice(0, 2);
  const fallible = risky.length > 0 ? risky : must.filter((story) => story.otherwise !== "").slice(0, 1);
  const entity = draft.entities.find((one) => one.noun === main);
  // What the app notes by itself nobody can leave out, and a picture that is missing is no mistake.
  const typed = entity ? typedColumns(entity, draft.samples) : [];
  const deed = must.find(
    (story) =>
      story.noun === main &&
      !story.loose &&
      /^(?:add|log|post|upload|edit)$/.test(story.class) &&
      story.want.includes(main),
  );
  // Who takes a picture types nothing.
  const first = ({ name, type }: PlanField) =>
    deed?.class === "upload" && type === "image" ? 2 : Number(typed.includes(name));
  const checked = (entity?.fields ?? [])
    .filter(({ name, type }) => name !== "status" && !/^(?:yes\/no|place)$/.test(type) && !LATER.test(name))
    .sort((a, b) => first(b) - first(a))
    .slice(0, 3);
  const screen = screens.find((one) => one.name.toLowerCase() === listName(main).toLowerCase()) ?? screens[0];
  const place = screen?.name ?? capital(plural(main));
  const refused = refusal(draft, screens, must, row);
  const wrong = checked.map(impossible);
  const never = wrong[0] ? `${withArticle(main)} ${wrong[0]}` : "";
  const stored =
    deed && wrong[0]
      ? `${buttonOf(deed.want)} ${wrong[0]} stores nothing`
      : never && `${never} is not stored`;
  return {
    name: titleOf([refused.name, `${place} offline`, ...(never ? [`${never} refused`] : [])]),
    kind: "hardening",
    stories: [],
    steps: [
      ...fallible.map((story) => clip(`${idOf(story)}: ${story.otherwise}`, 390)),
      ...(never ? [`The server refuses ${withArticle(main)} ${listOf(wrong, "or")}`] : []),
      ...(later.length > 0
        ? [
            `Decide about what waits: ${listOf(later.map((story) => shortened(story.want)))} (${later.map(idOf).join(", ")})`,
          ]
        : []),
    ],
    doneWhen: clip(
      `${refused.tried}; with the network off, ${place} says ${screen?.error ?? row}${stored ? `; ${stored}` : ""}`,
      690,
    ),
  };
}

/** What the phase tries, as far as it goes on one line. */
function titleOf(tried: readonly string[]): string {
  const name = `Hardening: ${listOf(tried)}`;
  return name.length > 110 && tried.length > 1 ? titleOf(tried.slice(0, -1)) : clip(name, 120);
}

/** Who is kept from what: a screen that is not theirs, an entry that only its owner sees, or one that only its owner changes. */
function refusal(
  draft: Draft,
  screens: readonly PlanScreen[],
  must: readonly StoryDraft[],
  row: string,
): { name: string; tried: string } {
  const { main } = draft;
  const [first, second] = draft.samples.people.get(draft.user) ?? ["", ""];
  const intruder = trespass(draft, screens);
  if (intruder)
    return {
      name: `${intruder.screen.name} closed to ${rolesOf(intruder.role, draft)}`,
      tried: `${intruder.who} types ${intruder.screen.route}${reserved(draft, intruder.screen, must)} and is refused`,
    };
  if (
    PRIVATE.test(main) ||
    // What roommates split they all see.
    (draft.roles.length < 2 && !draft.capabilities.some((one) => /^(?:groups|splitting)$/.test(one.id)))
  )
    return {
      name: `${plural(main)} of others closed`,
      tried: `${second} types the address of ${row}, which belongs to ${first}, and is refused`,
    };
  // Who enters what the app turns around: that is whose work nobody else may change.
  const entered =
    must.find((story) => story.noun === main && /^(?:add|log|post|upload)$/.test(story.class))?.actor ??
    (must.some(
      (story) =>
        story.noun === main &&
        story.actor === draft.user &&
        !/^(?:view|find|choose|order|vote|notify)$/.test(story.class),
    )
      ? ""
      : ownerOf(draft, main));
  const theirs = entered !== "" && entered !== draft.user;
  return {
    name: `${plural(main)} of others unchanged`,
    tried: theirs
      ? `${first} (${draft.user}) opens ${row}, which ${draft.samples.people.get(entered)?.[0]} (${entered}) entered, and finds nothing to change it with`
      : `${second} opens ${row}, which ${first} entered, and finds nothing to change it with`,
  };
}

/** What others do on a screen that somebody is refused: ", where the owner can fire the kiln,". */
function reserved(draft: Draft, screen: PlanScreen, must: readonly StoryDraft[]): string {
  const story = must.find(
    (one) =>
      screen.roles.includes(one.actor) && listName(one.noun).toLowerCase() === screen.name.toLowerCase(),
  );
  return story ? `, where ${rolesOf(story.actor, draft)} can ${shortened(story.want)},` : "";
}

/** Columns that an entry may do without: a timer that runs has no end, and a task need not be due. */
const LATER =
  /^(?:end|due|deadline|until|priority)\b|\b(?:end time|returned|finished|paid|done|sent|decided)\b/;

/** An input of this column that must never be stored: "with age -1", "without breed". */
function impossible(field: PlanField): string {
  switch (field.type) {
    case "money":
      return `with ${field.name} -5.00`;
    case "number":
      return `with ${field.name} -1`;
    case "duration":
      return `with ${field.name} 0 min`;
    case "long text":
      return `with ${withArticle(field.name)} of 10,000 letters`;
    case "image":
    case "file":
      return `with ${withArticle(field.name)} of 50 MB`;
    case "email":
      return `with ${withArticle(field.name)} that has no @`;
    default:
      return `without ${field.name}`;
  }
}

/** What costs money, time of others or trust goes first. */
function danger(story: StoryDraft): number {
  const order = ["pay", "book", "order", "approve", "notify", "import", "upload", "message", "share", "vote"];
  const at = order.indexOf(story.class);
  return at < 0 ? order.length : at;
}
